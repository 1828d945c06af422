INSERT INTO countries (id, version, name, code) VALUES
  ('00000000-0000-4000-8000-00000000c001', 1, 'Côte d’Ivoire', 'CI');
INSERT INTO states (id, version, name, code) VALUES
  ('00000000-0000-4000-8000-000000005001', 2147483647, 'Florida', 'FL');
INSERT INTO counties (id, version, state_id, name) VALUES
  ('00000000-0000-4000-8000-00000000c101', 1, '00000000-0000-4000-8000-000000005001', 'O''Brien');
INSERT INTO cities (id, version, county_id, name) VALUES
  ('00000000-0000-4000-8000-00000000c201', 1, '00000000-0000-4000-8000-00000000c101', '');
INSERT INTO generic_types (id, name) VALUES ('00000000-0000-4000-8000-000000009001', 'Policy status');
INSERT INTO generic_entries (id, version, type_id, name, code, position) VALUES
  ('00000000-0000-4000-8000-000000009101', 1, '00000000-0000-4000-8000-000000009001', 'Effectuated', 'EFF', 1),
  ('00000000-0000-4000-8000-000000009102', 1, '00000000-0000-4000-8000-000000009001', 'No code', NULL, -1);
INSERT INTO carriers (id, version, name) VALUES
  ('00000000-0000-4000-8000-00000000ca01', 1, 'Florida Blue'),
  ('00000000-0000-4000-8000-00000000ca02', 7, 'A "quoted", carrier; with % and _');
INSERT INTO contacts (id, version, first_name, middle_name, last_name, ffe_user_id, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000c1', 1, 'Ana', 'María', 'Rivera', 'arivera', '2024-02-29 23:59:59.999999+00'),
  ('00000000-0000-4000-8000-0000000000c2', 1, '', NULL, 'Ng', NULL, '1970-01-01 00:00:00+00');
INSERT INTO agents (id, version, name, contact_id, login_email, phone, npn, location_id, agent_type_id, status_id, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000a1', 1, 'Ana María Rivera', '00000000-0000-4000-8000-0000000000c1', 'Ana@Portico.test', '3055550100', '0012345678',
   '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-000000009101', '2024-02-29 23:59:59.999999+00'),
  ('00000000-0000-4000-8000-0000000000a2', 3, '  Ng  ', '00000000-0000-4000-8000-0000000000c2', NULL, NULL, NULL, NULL, NULL, NULL, '2024-03-10 06:59:59+00');
INSERT INTO users (id, version, email, password_hash, enabled, must_change_password, totp_secret, contact_id, phone, org, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 1, 'Ana@Portico.test', '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA', true, false, 'JBSWY3DPEHPK3PXP',
   '00000000-0000-4000-8000-0000000000c1', '3055550100', 'portico', '2024-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000000f2', 1, 'nobody@portico.test', '', false, true, NULL, NULL, NULL, NULL, '2024-11-03 05:30:00+00');
INSERT INTO user_roles (user_id, role) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'agent'), ('00000000-0000-4000-8000-0000000000f1', 'securityadmin');
INSERT INTO user_claims (user_id, key, value) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'view.Policy', ''), ('00000000-0000-4000-8000-0000000000f1', 'hasFullAgentAccess', 'true');
INSERT INTO visibility (contact_id, agent_id, resource_id) VALUES
  ('00000000-0000-4000-8000-0000000000c2', '__all__', '__all__'),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-0000000000a1', 'Policy');
INSERT INTO sessions (id, user_id, created_at, last_activity_at, expires_at) VALUES
  ('00000000-0000-4000-8000-0000000005e1', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-01 00:10:00+00', '2026-01-01 12:00:00+00');
INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result) VALUES
  ('00000000-0000-4000-8000-0000000000d1', 'sign-in', NULL, '2026-01-01 00:00:00+00', '2001:db8::1', NULL, 'signed in'),
  ('00000000-0000-4000-8000-0000000000d2', 'export', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, '{"rows":0}', 'begun');
INSERT INTO policies (id, version, policy_number, carrier_id, agent_id, status_id, first_name, last_name, dob, plan_name, number_of_members,
  effective_date, termination_date, address, city, county, state, zip_code, email, phone, created_date) VALUES
  ('00000000-0000-4000-8000-00000000b001', 1, '000123', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1',
   '00000000-0000-4000-8000-000000009101', 'José', 'Núñez–Smith', '1900-01-01', 'Silver 94 "CSR"', 32767, '2024-02-29', '9999-12-31',
   E'1 Main St\nApt 2', 'Miami', 'Miami-Dade', 'FL', '33101-0001', 'jose@example.com', '3055550101', '2024-02-29 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b002', 1, '000123', '00000000-0000-4000-8000-00000000ca02', '00000000-0000-4000-8000-0000000000a2',
   '00000000-0000-4000-8000-000000009102', '', '', NULL, '', 1, '2026-01-01', NULL, NULL, '', '', 'TX', '', NULL, NULL, '2026-01-01 00:00:00+00');
INSERT INTO commission_lines (id, version, policy_id, carrier_id, agent_id, year, month, members, amount) VALUES
  ('00000000-0000-4000-8000-00000000b101', 1, '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', 2025, 12, 2, 9999999999.99),
  ('00000000-0000-4000-8000-00000000b102', 1, '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', 2026, 1, 0, -0.01);
INSERT INTO policy_statuses (id, policy_id, status_id, created_by, created_date, end_date, comment) VALUES
  ('00000000-0000-4000-8000-00000000b201', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-000000009101', NULL, '2024-02-29 00:00:00+00', '2024-03-01 00:00:00+00', NULL),
  ('00000000-0000-4000-8000-00000000b202', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-000000009102', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', NULL, E'Called; \'left\' a message\n');
INSERT INTO settings (name, value) VALUES ('demo data', 'done'), ('', '');
