INSERT INTO saved_views (id, owner_id, screen_id, name, role, value, updated_at) VALUES
  ('00000000-0000-4000-8000-000000003701', '00000000-0000-4000-8000-0000000000f1', 'policies', 'Ñandú''s 50%', NULL, '{}', '2024-02-29 23:59:59.999999+00'),
  ('00000000-0000-4000-8000-000000003702', '00000000-0000-4000-8000-0000000000f1', 'added.follow-ups', 'Shared', 'agent', '{"sort": "-createdDate", "filters": {"state": "FL"}}', '2026-11-01 05:30:00+00');
INSERT INTO favorites (id, user_id, path, title, created_date) VALUES
  ('00000000-0000-4000-8000-000000003703', '00000000-0000-4000-8000-0000000000f1', '/portal/policies', 'Ñandú, 50%', '2024-02-29 23:59:59.999999+00');
