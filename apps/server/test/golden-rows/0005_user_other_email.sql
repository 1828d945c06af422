UPDATE users SET other_email = 'Ana.Other@Example.com' WHERE id = '00000000-0000-4000-8000-0000000000f1';
