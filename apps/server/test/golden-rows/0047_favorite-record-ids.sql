INSERT INTO favorite_records (id, user_id, kind, record_id, created_date) VALUES
  ('00000000-0000-4000-8000-000000004702', '00000000-0000-4000-8000-0000000000f1', 'marketplaceApplication', '5012345678', '2026-01-01 00:00:00+00');
