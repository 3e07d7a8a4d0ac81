; The Windows installer, for one user and without administrator rights. Made by build/pack/windows.py, which
; defines VERSION, FOLDER (the frozen program), OUTPUT and ROOT. This file is UTF-8, which makensis must be told.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Valhalla"
!define OURS "Software\Valhalla"
!define SAGA "Valhalla.saga"

Name "Valhalla"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Valhalla"
InstallDirRegKey HKCU "${OURS}" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Valhalla"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Valhalla: warriors, dice and Ragnarök"
VIAddVersionKey "LegalCopyright" "The Valhalla makers"

!define MUI_ICON "${ROOT}\assets\icon\valhalla.ico"
!define MUI_UNICON "${ROOT}\assets\icon\valhalla.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\valhalla.exe"
; The uninstaller speaks the language that was chosen here.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${OURS}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!insertmacro MUI_PAGE_LICENSE "${ROOT}\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString OPEN ${LANG_ENGLISH} "Valhalla is still running. Close it and try again."
LangString OPEN ${LANG_RUSSIAN} "Игра «Вальхалла» ещё запущена. Закройте её и попробуйте снова."
LangString OPEN ${LANG_POLISH} "Gra Valhalla jest jeszcze uruchomiona. Zamknij ją i spróbuj ponownie."
LangString KIND ${LANG_ENGLISH} "Valhalla saved game"
LangString KIND ${LANG_RUSSIAN} "Сохранённая партия «Вальхаллы»"
LangString KIND ${LANG_POLISH} "Zapisana partia gry Valhalla"

; A program that runs cannot be replaced or removed: half of it would stay. Windows lets nobody write to it.
!macro WAIT_UNTIL_CLOSED PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ${Do}
      ClearErrors
      FileOpen $0 "$INSTDIR\${PROGRAM}" a
      ${IfNot} ${Errors}
        FileClose $0
        ${Break}
      ${EndIf}
      ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDCANCEL IDCANCEL`
        SetErrorLevel 2
        Quit
      ${EndIf}
    ${Loop}
  ${EndIf}
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  !insertmacro WAIT_UNTIL_CLOSED "valhalla.exe"
  !insertmacro WAIT_UNTIL_CLOSED "valhalla-console.exe"
  ; What an older version left would be found by the new one. Only our own folder is cleared.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Valhalla.lnk" "$INSTDIR\valhalla.exe"

  WriteRegStr HKCU "${OURS}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.saga" "" "${SAGA}"
  WriteRegStr HKCU "Software\Classes\${SAGA}" "" "$(KIND)"
  WriteRegStr HKCU "Software\Classes\${SAGA}\DefaultIcon" "" "$INSTDIR\valhalla.exe,0"
  WriteRegStr HKCU "Software\Classes\${SAGA}\shell\open\command" "" '"$INSTDIR\valhalla.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Valhalla"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\valhalla.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Valhalla makers"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED "valhalla.exe"
  !insertmacro WAIT_UNTIL_CLOSED "valhalla-console.exe"
  ; Saves and settings are in the player's own folders and stay; so does what somebody else put into ours.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\valhalla.exe"
  Delete "$INSTDIR\valhalla-console.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Valhalla.lnk"
  ; Another program may have taken the file type over, or have put its name beside ours.
  ReadRegStr $0 HKCU "Software\Classes\.saga" ""
  ${If} $0 == "${SAGA}"
    DeleteRegValue HKCU "Software\Classes\.saga" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\.saga"
  DeleteRegKey HKCU "Software\Classes\${SAGA}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${OURS}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
