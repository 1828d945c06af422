INSERT INTO contacts (id, first_name, middle_name, last_name, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000c9', 'José', 'de la', 'O''Brien', '2026-01-01 00:00:00+00');
INSERT INTO agents (id, name, first_name, middle_name, last_name, contact_id, login_email, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000a9', 'José de la O''Brien', 'José', 'de la', 'O''Brien', '00000000-0000-4000-8000-0000000000c9', 'jose@portico.test', '2026-01-01 00:00:00+00');
