-- A link, by the hash of its secret.
INSERT INTO calendar_links (user_id, code_hash, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '2024-02-29 23:59:59.999999+00');
