INSERT INTO quote_records (id, lead_id, customer_id, quote, created_date, created_by, consent_version, consent_language, consent_ip_address, consent_user_agent) VALUES
  ('00000000-0000-4000-8000-00000000fd01', '00000000-0000-4000-8000-00000000fb01', NULL, '{"zip": "33134", "name": "José"}', '2026-01-01 00:00:00+00', NULL, '2026-11', 'es', '203.0.113.9', 'Browser "1"'),
  ('00000000-0000-4000-8000-00000000fd02', NULL, (SELECT min(id::text)::uuid FROM customers), NULL, '2026-01-01 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', NULL, NULL, NULL, NULL);
INSERT INTO quote_links (id, code_hash, lead_id, customer_id, quote, created_by, created_at, is_for_agent, expires_at, opened_date, save_key_hash) VALUES
  ('00000000-0000-4000-8000-00000000fd11', 'hash-1', '00000000-0000-4000-8000-00000000fb01', NULL, '{"zip": "33134"}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', true, '2026-01-02 00:00:00+00', '2026-01-01 01:00:00+00', 'hash-2'),
  ('00000000-0000-4000-8000-00000000fd12', 'hash-3', NULL, (SELECT min(id::text)::uuid FROM customers), '{}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', false, '2026-01-08 00:00:00+00', NULL, NULL);
