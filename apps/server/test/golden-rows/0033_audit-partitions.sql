-- Before the first month, in the month of the migration, and in a month without a partition.
ALTER TABLE audit DISABLE TRIGGER audit_written_at;
INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result, screen_id, screen_version, last_occurred_at, count, written_at) VALUES
  ('00000000-0000-4000-8000-00000000a331', 'read', '00000000-0000-4000-8000-0000000000f5', '2024-02-29 23:59:59.999999+00', 'policies.detail/00000000-0000-4000-8000-00000000b003', '{"fields": ["insuredName"]}', 'read', 'grace', 2, '2024-03-01 00:00:04+00', 3, '2024-03-01 00:00:05+00'),
  ('00000000-0000-4000-8000-00000000a332', 'note', NULL, '2999-12-31 23:59:59.999999+00', NULL, NULL, 'kept', NULL, NULL, NULL, 1, '2024-03-01 00:00:06+00');
ALTER TABLE audit ENABLE TRIGGER audit_written_at;
