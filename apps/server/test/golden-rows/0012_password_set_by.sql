INSERT INTO users (id, version, email, password_hash, password_set_by, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000f5', 1, 'invited@portico.test', '', 'admin', '2026-01-01 00:00:00+00');
INSERT INTO identity_steps (id, kind, user_id, code_hash, created_at, expires_at) VALUES
  ('00000000-0000-4000-8000-00000000e104', 'forced-reset', '00000000-0000-4000-8000-0000000000f5', 'four', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00');
