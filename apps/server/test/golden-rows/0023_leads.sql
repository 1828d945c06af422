INSERT INTO leads (id, agent_id, status_id, status_date, first_name, middle_name, last_name, phone, dob, sex, address, city, state, zip_code, plan, created_date) VALUES
  ('00000000-0000-4000-8000-00000000fb01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '2024-02-29 23:59:59.999999+00',
   'José', 'de la "O"', 'Núñez–Smith', '3055550100', '1900-01-01', 'F', E'1 Main St\nApt 2', 'Miami', 'FL', '00501', 'Silver 94 "CSR"', '2024-02-29 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000fb02', NULL, NULL, NULL, '', NULL, 'Ωmega', '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00');
INSERT INTO status_changes (id, entity, entity_id, status_id, created_by, created_date, end_date, comment) VALUES
  ('00000000-0000-4000-8000-00000000fb11', 'leads', '00000000-0000-4000-8000-00000000fb02', NULL, NULL, '2024-02-29 00:00:00+00', NULL, NULL);
