-- The history of rows whose keys are no UUIDs.
INSERT INTO row_history (entity, entity_id, version, changed_by, changed_at, changes) VALUES
  ('events', '7', 2, '00000000-0000-4000-8000-00000000a001', '2026-03-16 15:00:00+00', '{"kind": {"from": "call", "to": "mail"}}'),
  ('carrier_states', 'carrier/FL', 1, NULL, '2026-03-16 15:00:01+00', '{"name": {"to": "Florida"}}');
