-- An upload without the job that loaded it.
INSERT INTO application_uploads (file_name, state, overwrites, created_by, created_date) VALUES
  ('ids.csv', 'Loaded', false, '00000000-0000-4000-8000-0000000000f1', '2026-01-02 00:00:00+00');
