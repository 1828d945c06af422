INSERT INTO setup_links (id, code_hash, is_recovery, created_at, expires_at) VALUES
  (1, 'setup', true, '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00');
INSERT INTO checked_passwords (user_id, digest) VALUES
  ('00000000-0000-4000-8000-0000000000f5', 'checked');
