-- A dry run that can be confirmed, and one whose columns are empty.
UPDATE policy_uploads SET is_dry_run = true, fingerprint = 'Zm9v+/=', job_input = '{"bytes": 1, "sheet": "Año “1”"}', expires_date = '2024-02-29 23:59:59.999999+00'
  WHERE id = '00000000-0000-4000-8000-000000008001';
UPDATE lead_uploads SET is_dry_run = true, fingerprint = 'Zm9v+/=', job_input = '{"bytes": 1, "sheet": "Año “1”"}', expires_date = '2024-02-29 23:59:59.999999+00'
  WHERE id = '00000000-0000-4000-8000-00000000fc01';
UPDATE upload_results SET is_dry_run = true WHERE id = '00000000-0000-4000-8000-000000005701';
