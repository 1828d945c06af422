-- A dry run that can be confirmed, of the month and the file of a load.
UPDATE statement_loads SET is_dry_run = true, fingerprint = 'Zm9v+/=', job_input = '{"bytes": 1, "sheet": "Año “1”"}', expires_date = '2024-02-29 23:59:59.999999+00', new_rows = 1, problems = '[{"line": 2, "reason": "Año"}]', warning_rows = 1, warnings = '[{"line": 3, "reason": "Año"}]'
  WHERE id = '00000000-0000-4000-8000-00000000ab31';
