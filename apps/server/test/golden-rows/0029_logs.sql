INSERT INTO logs (date, level, category, message, user_id, server, fields) VALUES
  ('2024-02-29 23:59:59.999999+00', 'Fatal', 'system', 'the "embedded" database has stopped: 100%', NULL, 'portico-1.internal:4600', '{}'),
  ('2026-11-01 00:00:00+00', 'Info', 'sign-in', '', '00000000-0000-4000-8000-00000000ab01', 'ñandú:1', '{"result": "refused: wrong password", "err": {"at": ["at a (b.ts:1:2)"]}}');
