INSERT INTO screens (id, version, screen_id, title, status, work, section, list, published_version, latest_version, author, updated_date,
  published_by, published_date, retired_by, retired_date, retired_reason) VALUES
  ('00000000-0000-4000-8000-000000004001', 3, 'grace', 'Grace "period"', 'Retired', 'Draft', 'Policies', 'policies.list', 1, 2, '00000000-0000-4000-8000-0000000000f1', '2026-01-03 00:00:00+00',
   '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00+00', '00000000-0000-4000-8000-0000000000f2', '2026-01-03 00:00:00+00', 'Wrong'),
  ('00000000-0000-4000-8000-000000004002', 1, 'empty', '', 'Not published', NULL, NULL, NULL, NULL, 1, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO screen_versions (id, version, screen, number, state, title, document, authors, created_date, updated_date, comment, submitted_by, submitted_date,
  decision, decided_by, decided_date, published_by, published_date) VALUES
  ('00000000-0000-4000-8000-000000004101', 4, '00000000-0000-4000-8000-000000004001', 1, 'retired', 'Grace', '{"id": "grace"}', '{00000000-0000-4000-8000-0000000000f1}',
   '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', 'First', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00',
   'Fine', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00+00', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00+00'),
  ('00000000-0000-4000-8000-000000004102', 1, '00000000-0000-4000-8000-000000004001', 2, 'draft', '', 'not JSON {', '{}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00',
   NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result, screen_id, screen_version) VALUES
  ('00000000-0000-4000-8000-0000000000d4', 'export', '00000000-0000-4000-8000-0000000000f1', '2026-01-02 00:00:00+00', 'policies.list', NULL, 'begun', 'grace', 1);
