INSERT INTO status_changes (id, entity, entity_id, status_id, created_by, created_date, end_date, comment) VALUES
  ('00000000-0000-4000-8000-000000006103', 'policies', '00000000-0000-4000-8000-00000000b002', '00000000-0000-4000-8000-000000009101', NULL, '2026-01-01 00:00:00+00', NULL, NULL);
