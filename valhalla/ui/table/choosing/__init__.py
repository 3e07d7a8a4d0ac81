"""What a person does at any table: gestures, planks, standing orders."""
