; The installer of Windows, for one user and without administrator's rights. Made by build/pack/windows.py, which
; defines VERSION, FOLDER (the frozen program), OUTPUT and ROOT.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Valhalla"
!define SAGA "Valhalla.saga"

Name "Valhalla"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Valhalla"
InstallDirRegKey HKCU "Software\Valhalla" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Valhalla"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Valhalla: warriors, dice and Ragnarök"
VIAddVersionKey "LegalCopyright" "The Valhalla makers"

!define MUI_ICON "${ROOT}\assets\icon\valhalla.ico"
!define MUI_UNICON "${ROOT}\assets\icon\valhalla.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\valhalla.exe"
!insertmacro MUI_PAGE_LICENSE "${ROOT}\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Polish"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section
  ; What an older version left would be found by the new one. Only our own folder is cleared.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Valhalla.lnk" "$INSTDIR\valhalla.exe"

  WriteRegStr HKCU "Software\Valhalla" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.saga" "" "${SAGA}"
  WriteRegStr HKCU "Software\Classes\${SAGA}" "" "Saga of Valhalla"
  WriteRegStr HKCU "Software\Classes\${SAGA}\DefaultIcon" "" "$INSTDIR\valhalla.exe,0"
  WriteRegStr HKCU "Software\Classes\${SAGA}\shell\open\command" "" '"$INSTDIR\valhalla.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Valhalla"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\valhalla.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Valhalla makers"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  ; Saves and settings are in the player's own folders and stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\valhalla.exe"
  Delete "$INSTDIR\valhalla-console.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Valhalla.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.saga" ""
  StrCmp $0 "${SAGA}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.saga"
  DeleteRegKey HKCU "Software\Classes\${SAGA}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Valhalla"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
