-- A dry run that can be confirmed. The other upload keeps what it had.
UPDATE application_uploads SET file_name = 'José "2".csv', state = 'Checked', is_dry_run = true, fingerprint = 'Zm9v+/=', job_input = '{"bytes": 1, "sheet": "Año “1”"}', finished_date = '2024-02-29 00:01:00+00', expires_date = '2024-02-29 23:59:59.999999+00',
  file_key = 'uploads/1', message = E'Line 2:\nempty', read_rows = 2, new_rows = 1, changed_rows = 0, unchanged_rows = 1, refused_rows = 0, warning_rows = 1, warnings = '[{"line": 3, "reason": "Año"}]'
  WHERE id = '00000000-0000-4000-8000-00000000f302';
