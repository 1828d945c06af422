INSERT INTO undoable_changes (id, part, user_id, list_id, endpoint, row_ids, versions, expires_at) VALUES
  ('00000000-0000-4000-8000-00000000d002', 0, '00000000-0000-4000-8000-0000000000f1', 'leads.list', 'leads.assign', '{00000000-0000-4000-8000-00000000b001}', '{2}', '2026-01-01 00:00:25+00'),
  ('00000000-0000-4000-8000-00000000d002', 2147483647, '00000000-0000-4000-8000-0000000000f1', 'followUps.list', 'followUps.assign', '{}', '{}', '2026-01-01 00:00:25+00');
