-- The rows of earlier versions got sequence numbers; this one counts on.
ALTER TABLE audit DISABLE TRIGGER audit_written_at;
INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result, written_at) VALUES
  ('00000000-0000-4000-8000-00000000a200', 'policy', '00000000-0000-4000-8000-0000000000f5', '2026-01-04 12:00:00+00', 'policies/00000000-0000-4000-8000-00000000b003', 'statusId', 'changed', '2026-01-04 12:00:00+00');
ALTER TABLE audit ENABLE TRIGGER audit_written_at;
