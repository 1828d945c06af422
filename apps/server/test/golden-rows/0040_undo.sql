INSERT INTO undoable_changes (id, user_id, list_id, endpoint, row_ids, versions, expires_at) VALUES
  ('00000000-0000-4000-8000-00000000d001', '00000000-0000-4000-8000-0000000000f1', 'policies.list', 'policies.assign', '{00000000-0000-4000-8000-00000000b001,00000000-0000-4000-8000-00000000b002}', '{2,7}', '2026-01-01 00:00:25+00');
