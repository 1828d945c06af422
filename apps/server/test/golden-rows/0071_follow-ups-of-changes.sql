-- A change that has added follow-ups. Those before have added none.
INSERT INTO undoable_changes (id, user_id, list_id, endpoint, row_ids, versions, follow_up_ids, expires_at) VALUES
  ('00000000-0000-4000-8000-000000007101', '00000000-0000-4000-8000-0000000000f1', 'leads.list', 'leads.setStatuses', '{00000000-0000-4000-8000-0000000000a1,00000000-0000-4000-8000-0000000000a2}', '{2,2}', '{00000000-0000-4000-8000-000000006901,00000000-0000-4000-8000-000000006902}', '9999-12-31 23:59:59.999999+00');
