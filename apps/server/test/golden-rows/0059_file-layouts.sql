-- A layout of another kind with the name of a statement's.
INSERT INTO statement_formats (id, kind, name, carrier_id, is_enabled, layout, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-0000000fa303', 'leads', 'José''s "layout"', NULL, true, '{"columns": {"phone": ["Teléfono “1”"]}}', NULL, '2024-02-29 00:00:00+00', NULL, NULL);
