-- A format of a carrier that is disabled, and a load with its own copy of the layout.
INSERT INTO statement_formats (id, name, carrier_id, is_enabled, layout, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-0000000fa301', 'José''s "layout"', '00000000-0000-4000-8000-00000000ca01', false, '{"columns": {"amount": ["Comisión; “net”"]}}', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000fa302', '', NULL, true, '{}', NULL, '2024-02-29 00:00:00+00', NULL, NULL);
INSERT INTO statement_loads (id, carrier_id, format_id, layout, year, month, file_name, file_key, file_checksum, state, message, read_rows, loaded_rows, matched_rows,
  unmatched_rows, duplicate_rows, refused_rows, skipped_rows, amount, created_by, created_date, finished_date, deleted_by, deleted_date) VALUES
  ('00000000-0000-4000-8000-00000000ab31', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000fa301', '{"columns": {"amount": ["Comisión"]}}', 2024, 3, '', NULL, 'e3b1', 'Waiting', NULL, NULL, NULL,
   NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL, NULL);
