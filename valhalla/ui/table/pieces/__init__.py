"""What lies on any table: seats, piles, and what is told about them."""
