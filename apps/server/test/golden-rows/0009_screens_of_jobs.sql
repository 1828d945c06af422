INSERT INTO jobs (id, kind, state, created_at, screen_id, screen_version) VALUES
  ('00000000-0000-4000-8000-00000000e203', 'test', 'running', '2026-01-01 00:00:00+00', 'grace', 2147483647);
