INSERT INTO lead_uploads (id, file_name, file_key, state, message, read_rows, new_rows, refused_rows, problems, created_by, created_date, finished_date, existing_rows, existing) VALUES
  ('00000000-0000-4000-8000-00000000fc01', 'leads "May" – ñ.csv', 'uploads/00/00000000000000000000000000000001', 'Refused', 'Nothing was imported.', 3, 0, 1,
   '[{"line": 2, "reason": "Phone isn''t a 10-digit US phone number."}]', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '2024-02-29 23:59:59.999999+00', 0, '[{"line": 3, "reason": "Line 2 has the same phone number."}]'),
  ('00000000-0000-4000-8000-00000000fc02', '', NULL, 'Waiting', NULL, NULL, NULL, NULL, '[]', NULL, '2026-01-01 00:00:00+00', NULL, NULL, '[]');
INSERT INTO lead_upload_lines (upload_id, line, first_name, middle_name, last_name, phone, dob, address, city, state, zip_code, plan) VALUES
  ('00000000-0000-4000-8000-00000000fc01', 2, 'José', 'de la "O"', 'Núñez–Smith', '3055550100', '1900-01-01', '1 Main St', 'Miami', 'FL', '00501', 'Silver 94 "CSR"'),
  ('00000000-0000-4000-8000-00000000fc01', 3, '', NULL, '', '', NULL, NULL, NULL, NULL, NULL, NULL);
