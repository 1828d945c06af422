-- The times of writing and sealing are set by triggers, which are off here so that the rows are always the same.
ALTER TABLE audit DISABLE TRIGGER audit_written_at;
INSERT INTO audit (id, category, created_by, occurred_at, last_occurred_at, count, data1, result, written_at) VALUES
  ('00000000-0000-4000-8000-00000000a130', 'read', '00000000-0000-4000-8000-0000000000f5', '2026-01-02 23:59:58.123456+00', '2026-01-03 00:00:01.654321+00', 2147483647, 'policies.list', 'read', '2026-01-03 00:00:02.000001+00');
ALTER TABLE audit ENABLE TRIGGER audit_written_at;
ALTER TABLE audit_seals DISABLE TRIGGER audit_seals_follow;
INSERT INTO audit_seals (day, row_count, previous_hash, hash, sealed_at) VALUES
  ('2026-01-01', 9007199254740991, NULL, '0000000000000000000000000000000000000000000000000000000000000001', '2026-01-02 00:05:00+00'),
  ('2026-01-02', 0, '0000000000000000000000000000000000000000000000000000000000000001', '0000000000000000000000000000000000000000000000000000000000000002', '2026-01-03 00:05:00+00');
ALTER TABLE audit_seals ENABLE TRIGGER audit_seals_follow;
