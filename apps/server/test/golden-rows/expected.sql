INSERT INTO agents (id, version, name, contact_id, login_email, phone, npn, location_id, agent_type_id, status_id, created_date, first_name, middle_name, last_name) VALUES
  ('00000000-0000-4000-8000-0000000000a1', '2', 'Ana María Rivera', '00000000-0000-4000-8000-0000000000c1', 'Ana@Portico.test', '3055550100', '12345678', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-000000009101', '2024-02-29 23:59:59.999999+00', 'Ana', 'María', 'Rivera'),
  ('00000000-0000-4000-8000-0000000000a2', '3', '  Ng  ', '00000000-0000-4000-8000-0000000000c2', NULL, NULL, NULL, NULL, NULL, NULL, '2024-03-10 06:59:59+00', 'Ng', NULL, ''),
  ('00000000-0000-4000-8000-0000000000a3', '1', '李 小龙', '00000000-0000-4000-8000-0000000000c3', NULL, NULL, '9999999999', NULL, NULL, NULL, '2026-01-01 00:00:00+00', '李', NULL, '小龙'),
  ('00000000-0000-4000-8000-0000000000a9', '1', 'José de la O''Brien', '00000000-0000-4000-8000-0000000000c9', 'jose@portico.test', NULL, NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00', 'José', 'de la', 'O''Brien');

INSERT INTO application_uploads (id, overwrites, rows, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-00000000f301', 'true', '[{"line": 2, "state": "FL", "reason": null, "outcome": "added", "applicationId": "4101223001"}]', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000f302', 'false', '[]', NULL, '2026-01-01 00:00:00+00');

INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result, screen_id, screen_version, last_occurred_at, count, written_at, sequence_number) VALUES
  ('00000000-0000-4000-8000-0000000000d1', 'sign-in', NULL, '2026-01-01 00:00:00+00', '2001:db8::1', NULL, 'signed in', NULL, NULL, NULL, '1', '2026-01-01 00:00:00+00', '1'),
  ('00000000-0000-4000-8000-0000000000d2', 'export', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, '{"rows":0}', 'begun', NULL, NULL, NULL, '1', '2026-01-01 00:00:00+00', '2'),
  ('00000000-0000-4000-8000-0000000000d3', 'change', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00.000001+00', '', '', '', NULL, NULL, NULL, '1', '2026-01-02 00:00:00.000001+00', '3'),
  ('00000000-0000-4000-8000-0000000000d4', 'export', '00000000-0000-4000-8000-0000000000f1', '2026-01-02 00:00:00+00', 'policies.list', NULL, 'begun', 'grace', '1', NULL, '1', '2026-01-02 00:00:00+00', '5'),
  ('00000000-0000-4000-8000-0000000000d5', 'password', '00000000-0000-4000-8000-0000000000f4', '2026-01-01 00:30:00+00', NULL, NULL, 'link sent', NULL, NULL, NULL, '1', '2026-01-01 00:30:00+00', '4'),
  ('00000000-0000-4000-8000-00000000a130', 'read', '00000000-0000-4000-8000-0000000000f5', '2026-01-02 23:59:58.123456+00', 'policies.list', NULL, 'read', NULL, NULL, '2026-01-03 00:00:01.654321+00', '2147483647', '2026-01-03 00:00:02.000001+00', '7'),
  ('00000000-0000-4000-8000-00000000a200', 'policy', '00000000-0000-4000-8000-0000000000f5', '2026-01-04 12:00:00+00', 'policies/00000000-0000-4000-8000-00000000b003', 'statusId', 'changed', NULL, NULL, NULL, '1', '2026-01-04 12:00:00+00', '8'),
  ('00000000-0000-4000-8000-00000000a331', 'read', '00000000-0000-4000-8000-0000000000f5', '2024-02-29 23:59:59.999999+00', 'policies.detail/00000000-0000-4000-8000-00000000b003', '{"fields": ["insuredName"]}', 'read', 'grace', '2', '2024-03-01 00:00:04+00', '3', '2024-03-01 00:00:05+00', '9'),
  ('00000000-0000-4000-8000-00000000a332', 'note', NULL, '2999-12-31 23:59:59.999999+00', NULL, NULL, 'kept', NULL, NULL, NULL, '1', '2024-03-01 00:00:06+00', '10'),
  (gen_random_uuid(), 'contact', NULL, now(), 'agents/00000000-0000-4000-8000-0000000000a1', NULL, 'NPN written in digits', NULL, NULL, NULL, '1', now(), '6'),
  (gen_random_uuid(), 'screen', NULL, now(), 'claimed/1', NULL, 'requires a role that accounts had only as a claim: administrator (1)', NULL, NULL, NULL, '1', now(), '11'),
  (gen_random_uuid(), 'screen', NULL, now(), 'valued/1', NULL, 'names a role with a value, which nobody can have', NULL, NULL, NULL, '1', now(), '12'),
  (gen_random_uuid(), 'user', NULL, now(), 'users/00000000-0000-4000-8000-0000000000f1', 'claims', 'claims named like roles removed: SecurityAdmin', NULL, NULL, NULL, '1', now(), '13'),
  (gen_random_uuid(), 'user', NULL, now(), 'users/00000000-0000-4000-8000-0000000000f2', 'claims', 'claims named like roles removed:  session , Administrator, administrator, securityadmin', NULL, NULL, NULL, '1', now(), '14'),
  (gen_random_uuid(), 'user', NULL, now(), 'users/00000000-0000-4000-8000-0000000000f3', 'claims', 'claims named like roles removed: anyone', NULL, NULL, NULL, '1', now(), '15');

INSERT INTO audit_seals (day, row_count, previous_hash, hash, sealed_at) VALUES
  ('2026-01-01', '9007199254740991', NULL, '0000000000000000000000000000000000000000000000000000000000000001', '2026-01-02 00:05:00+00'),
  ('2026-01-02', '0', '0000000000000000000000000000000000000000000000000000000000000001', '0000000000000000000000000000000000000000000000000000000000000002', '2026-01-03 00:05:00+00');

INSERT INTO carriers (id, version, name, market_exit_date) VALUES
  ('00000000-0000-4000-8000-00000000ca01', '1', 'Florida Blue', NULL),
  ('00000000-0000-4000-8000-00000000ca02', '7', 'A "quoted", carrier; with % and _', '2025-12-31');

INSERT INTO checked_passwords (user_id, digest) VALUES
  ('00000000-0000-4000-8000-0000000000f5', 'checked');

INSERT INTO cities (id, version, county_id, name) VALUES
  ('00000000-0000-4000-8000-00000000c201', '1', '00000000-0000-4000-8000-00000000c101', '');

INSERT INTO commission_totals (id, carrier_id, agent_id, year, month, lines, policies, members, amount) VALUES
  ('1', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '2025', '12', '1', '1', '2', '9999999999.99'),
  ('2', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '2026', '1', '1', '1', '0', '-0.01'),
  ('3', '00000000-0000-4000-8000-00000000ca01', NULL, '2024', '1', '1', '0', '0', '0.01'),
  ('4', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '2024', '2', '2', '1', '-2', '-999999999999.99');

INSERT INTO config_entries (id, version, config_group, config_key, value, type, description, is_secret, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-000000005201', '2', 'screen', 'money', '{"version": 1, "document": {"columns": [{"field": "amount", "format":"money"}]}}', 'json', NULL, 'false', NULL, '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000cf01', '2', 'screen.before', 'grace', '{}', 'json', NULL, 'false', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000cf02', '4', 'brand', 'name', '', 'text', 'What it is called', 'true', NULL, '2026-01-01 00:00:00+00');

INSERT INTO consent_requests (id, application_id, sent_by, sent_date, phone, expires_date, attempts, text_version, language, answer, answered_date, full_name, signature, ip_address, user_agent, withdrawn_date, withdrawn_ip_address, withdrawn_user_agent, agency_name, agent_name, replaced_date, sender_ip_address, sender_user_agent, sender_browser, browser, device_match, code_hash, code_sent_date, code_tries, codes_sent, is_phone_confirmed, refusals, refused_date) VALUES
  ('00000000-0000-4000-8000-000000004801', '00000000-0000-4000-8000-00000000e002', NULL, '2026-02-01 00:00:00+00', '3055550144', '2026-02-08 00:00:00+00', '0', '2026-11-01', 'en', 'agreed', '2026-02-02 00:00:00+00', 'A B', NULL, NULL, NULL, NULL, NULL, NULL, 'A "B", Inc.', 'José O''Neil', '2026-03-02 00:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0', '0', 'false', '0', NULL),
  ('00000000-0000-4000-8000-000000004802', '00000000-0000-4000-8000-00000000e002', NULL, '2026-03-01 00:00:00+00', '3055550144', '2026-03-08 00:00:00+00', '0', '2026-11-01', 'es', 'declined', '2026-03-02 00:00:00+00', NULL, NULL, '2001:db8::1', 'y', NULL, NULL, NULL, 'A', 'B', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0', '0', 'false', '0', NULL),
  ('00000000-0000-4000-8000-000000005101', '00000000-0000-4000-8000-00000000e002', '00000000-0000-4000-8000-0000000000f1', '2026-04-01 00:00:00+00', '3055550144', '2026-04-08 00:00:00+00', '0', '2026-11-01', 'en', 'agreed', '2026-04-02 00:00:00+00', 'A B', NULL, '2001:db8::1', 'x', NULL, NULL, NULL, 'A', 'B', '2026-05-02 00:00:00+00', '2001:db8::2', 'Mozilla/5.0 "x"', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', 'both', NULL, '2026-04-02 00:00:00+00', '1', '5', 'true', '2147483647', '2026-04-01 00:00:00+00'),
  ('00000000-0000-4000-8000-000000005102', '00000000-0000-4000-8000-00000000e002', NULL, '2026-05-01 00:00:00+00', '3055550144', '2026-05-08 00:00:00+00', '4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '203.0.113.9', NULL, NULL, NULL, NULL, '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', '2026-05-02 00:00:00+00', '5', '1', 'false', '1', '2026-05-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000e301', '00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '3055550142', '2026-01-08 00:00:00+00', '5', '2026-11-01', 'es', 'agreed', '2026-01-02 00:00:00+00', 'José O''Neil', 'M0 0L1 1', '2001:db8::1', 'Mozilla/5.0 "x"', '2026-02-01 00:00:00+00', '203.0.113.1', 'y', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0', '0', 'false', '0', NULL),
  ('00000000-0000-4000-8000-00000000e302', '00000000-0000-4000-8000-00000000e002', NULL, '2026-01-01 00:00:00+00', '3055550144', '2026-01-08 00:00:00+00', '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0', '0', 'false', '0', NULL),
  ('00000000-0000-4000-8000-00000000e303', '00000000-0000-4000-8000-00000000e001', NULL, '2025-12-01 00:00:00+00', '3055550142', '2025-12-08 00:00:00+00', '0', '2026-11-01', 'en', 'agreed', '2025-12-02 00:00:00+00', 'José O''Neil', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-02 00:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0', '0', 'false', '0', NULL);

INSERT INTO contact_addresses (id, contact_id, position, purpose_ids, address, country_id, state_id, city_id, zip_code) VALUES
  ('00000000-0000-4000-8000-00000000ad01', '00000000-0000-4000-8000-0000000000c1', '0', '{00000000-0000-4000-8000-000000009101}', '1 Main St', '00000000-0000-4000-8000-00000000c001', '00000000-0000-4000-8000-000000005001', '00000000-0000-4000-8000-00000000c201', '33101'),
  ('00000000-0000-4000-8000-00000000ad02', '00000000-0000-4000-8000-0000000000c1', '1', '{}', '', NULL, NULL, NULL, '');

INSERT INTO contact_emails (id, contact_id, position, purpose_ids, email) VALUES
  ('00000000-0000-4000-8000-00000000ae01', '00000000-0000-4000-8000-0000000000c1', '0', '{}', 'Ana+work@Portico.test');

INSERT INTO contact_phones (id, contact_id, position, purpose_ids, phone) VALUES
  ('00000000-0000-4000-8000-00000000ab01', '00000000-0000-4000-8000-0000000000c1', '0', '{}', '+13055550100');

INSERT INTO contact_photos (id, version, contact_id, file_key, created_date) VALUES
  ('00000000-0000-4000-8000-00000000f001', '1', '00000000-0000-4000-8000-0000000000c1', 'photos/00/00000000000000000000000000000000', '2026-01-01 00:00:00+00');

INSERT INTO contacts (id, version, first_name, middle_name, last_name, ffe_user_id, created_date, npn) VALUES
  ('00000000-0000-4000-8000-0000000000c1', '1', 'Ana', 'María', 'Rivera', 'arivera', '2024-02-29 23:59:59.999999+00', '0012345678'),
  ('00000000-0000-4000-8000-0000000000c2', '1', '', NULL, 'Ng', NULL, '1970-01-01 00:00:00+00', NULL),
  ('00000000-0000-4000-8000-0000000000c3', '1', '李', NULL, '小龙', NULL, '2026-01-01 00:00:00+00', '0000000001'),
  ('00000000-0000-4000-8000-0000000000c9', '1', 'José', 'de la', 'O''Brien', NULL, '2026-01-01 00:00:00+00', NULL);

INSERT INTO counties (id, version, state_id, name) VALUES
  ('00000000-0000-4000-8000-00000000c101', '1', '00000000-0000-4000-8000-000000005001', 'O''Brien');

INSERT INTO countries (id, version, name, code) VALUES
  ('00000000-0000-4000-8000-00000000c001', '1', 'Côte d’Ivoire', 'CI');

INSERT INTO customers (id, version, agent_id, status_id, created_by_agent_id, first_name, middle_name, last_name, full_name, dob, sex, email, phone, us_citizen, tglanguage_spkid, tglanguage_mail_id, comment, created_by, created_date, search_text) VALUES
  ('00000000-0000-4000-8000-00000000cb01', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-0000000000a2', 'José "Pepe"', 'Ñ.', 'O''Brien', 'José "Pepe" Ñ. O''Brien', '2024-02-29', 'M', 'jose@example.com', '3055550100', 'true', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-000000009102', '=1+1', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', ' jose "pepe" n. o''brien jose@example.com 3055550100'),
  ('00000000-0000-4000-8000-00000000cb02', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-0000000000a1', '', NULL, '', ' ', NULL, 'F', NULL, '', 'false', NULL, NULL, '', NULL, '2026-01-01 00:00:00+00', '   ');

INSERT INTO dry_runs (id, kind, request, file_name, file_key, file_checksum, state, message, counts, fingerprint, created_by, created_date, expires_date) VALUES
  ('00000000-0000-4000-8000-000000005701', 'policies', '{"carrier": "00000000-0000-4000-8000-00000000ca01"}', 'José "2".csv', 'uploads/57', 'e3b0', 'Ready', '1 row read: 1 new.', '{"newRows": 1}', 'd41d8', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00'),
  ('00000000-0000-4000-8000-000000005702', 'statements', '{}', '', NULL, '', 'Waiting', NULL, '{}', NULL, '00000000-0000-4000-8000-0000000000f2', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00');

INSERT INTO enrollments (id, application_id, coverage_year, groups, submitted_by, submitted_date, confirmed_date) VALUES
  ('00000000-0000-4000-8000-00000000f201', '00000000-0000-4000-8000-00000000f101', '2027', '[{"planId": "99001FL0050001", "applicants": ["A1"], "aptcSelected": 448.08}]', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:01+00'),
  ('00000000-0000-4000-8000-00000000f202', '00000000-0000-4000-8000-00000000f102', '2027', '[]', NULL, '2026-01-01 00:00:00+00', NULL);

INSERT INTO favorite_records (id, user_id, kind, record_id, created_date) VALUES
  ('00000000-0000-4000-8000-000000004301', '00000000-0000-4000-8000-0000000000f1', 'policy', '00000000-0000-4000-8000-0000000000aa', '2024-02-29 23:59:59.999999+00'),
  ('00000000-0000-4000-8000-000000004702', '00000000-0000-4000-8000-0000000000f1', 'marketplaceApplication', '5012345678', '2026-01-01 00:00:00+00');

INSERT INTO favorites (id, user_id, path, title, created_date) VALUES
  ('00000000-0000-4000-8000-000000003703', '00000000-0000-4000-8000-0000000000f1', '/portal/policies', 'Ñandú, 50%', '2024-02-29 23:59:59.999999+00');

INSERT INTO generic_entries (id, version, type_id, name, code, position) VALUES
  ('00000000-0000-4000-8000-000000009101', '1', '00000000-0000-4000-8000-000000009001', 'Effectuated', 'EFF', '1'),
  ('00000000-0000-4000-8000-000000009102', '1', '00000000-0000-4000-8000-000000009001', 'No code', NULL, '-1');

INSERT INTO generic_types (id, name) VALUES
  ('00000000-0000-4000-8000-000000009001', 'Policy status');

INSERT INTO idempotent_answers (user_id, key, request_hash, status, body, created_at) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'answered', 'hash', '204', 'sealed', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000000f1', 'under way', 'hash', NULL, NULL, '2026-01-01 00:00:00+00');

INSERT INTO identity_steps (id, kind, user_id, code_hash, created_at, expires_at, tries, otp_method, otp_hash, used_at) VALUES
  ('00000000-0000-4000-8000-00000000e101', 'reset', '00000000-0000-4000-8000-0000000000f1', 'one', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00', '0', NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000e102', 'second-factor', '00000000-0000-4000-8000-0000000000f1', 'two', '2026-01-01 00:00:00+00', '2026-01-01 00:05:00+00', '5', 'sms', 'hash', '2026-01-01 00:01:00+00'),
  ('00000000-0000-4000-8000-00000000e103', 'forced-reset', '00000000-0000-4000-8000-0000000000f3', 'three', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00', '0', NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000e104', 'forced-reset', '00000000-0000-4000-8000-0000000000f5', 'four', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00', '0', NULL, NULL, NULL);

INSERT INTO jobs (id, kind, started_by, state, done, total, message, result, created_at, finished_at, cancel_asked_at, screen_id, screen_version, within) VALUES
  ('00000000-0000-4000-8000-00000000e201', 'policies.upload', '00000000-0000-4000-8000-0000000000f1', 'cancelled', '3', '10', 'You cancelled this.', '{"rows": [1, null]}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:01+00', '2026-01-01 00:00:00.5+00', NULL, NULL, '0'),
  ('00000000-0000-4000-8000-00000000e202', 'of a version to come', NULL, 'queued', '0', NULL, NULL, NULL, '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, '0'),
  ('00000000-0000-4000-8000-00000000e203', 'test', NULL, 'running', '0', NULL, NULL, NULL, '2026-01-01 00:00:00+00', NULL, NULL, 'grace', '2147483647', '7'),
  ('00000000-0000-4000-8000-00000000f301', 'application.upload', NULL, 'done', '0', NULL, NULL, NULL, now(), NULL, NULL, NULL, NULL, '0'),
  ('00000000-0000-4000-8000-00000000f302', 'application.upload', NULL, 'queued', '0', NULL, NULL, NULL, now(), NULL, NULL, NULL, NULL, '0');

INSERT INTO lead_upload_lines (upload_id, line, first_name, middle_name, last_name, phone, dob, address, city, state, zip_code, plan) VALUES
  ('00000000-0000-4000-8000-00000000fc01', '2', 'José', 'de la "O"', 'Núñez–Smith', '3055550100', '1900-01-01', '1 Main St', 'Miami', 'FL', '00501', 'Silver 94 "CSR"'),
  ('00000000-0000-4000-8000-00000000fc01', '3', '', NULL, '', '', NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO lead_uploads (id, version, file_name, file_key, state, message, read_rows, new_rows, refused_rows, problems, created_by, created_date, finished_date, existing_rows, existing, warning_rows, warnings) VALUES
  ('00000000-0000-4000-8000-00000000fc01', '2', 'leads "May" – ñ.csv', 'uploads/00/00000000000000000000000000000001', 'Refused', 'Nothing was imported.', '3', '0', '1', '[{"line": 2, "reason": "Phone isn''t a 10-digit US phone number."}]', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '2024-02-29 23:59:59.999999+00', '0', '[{"line": 3, "reason": "Line 2 has the same phone number."}]', '2147483647', '[{"line": 3, "reason": "Skipped: a “total”."}]'),
  ('00000000-0000-4000-8000-00000000fc02', '1', '', NULL, 'Waiting', NULL, NULL, NULL, NULL, '[]', NULL, '2026-01-01 00:00:00+00', NULL, NULL, '[]', NULL, '[]');

INSERT INTO leads (id, version, agent_id, status_id, status_date, first_name, middle_name, last_name, contact_name, phone, dob, sex, address, city, state, zip_code, plan, created_date, search_text) VALUES
  ('00000000-0000-4000-8000-00000000fb01', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '2024-02-29 23:59:59.999999+00', 'José', 'de la "O"', 'Núñez–Smith', 'José Núñez–Smith', '3055550100', '1900-01-01', 'F', '1 Main St
Apt 2', 'Miami', 'FL', '00501', 'Silver 94 "CSR"', '2024-02-29 00:00:00+00', ' jose nunez-smith 3055550100 00501'),
  ('00000000-0000-4000-8000-00000000fb02', '1', NULL, NULL, NULL, '', NULL, 'Ωmega', 'Ωmega', '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00', '  Ωmega ');

INSERT INTO logs (id, date, level, category, message, user_id, server, fields) VALUES
  ('1', '2024-02-29 23:59:59.999999+00', 'Fatal', 'system', 'the "embedded" database has stopped: 100%', NULL, 'portico-1.internal:4600', '{}'),
  ('2', '2026-11-01 00:00:00+00', 'Info', 'sign-in', '', '00000000-0000-4000-8000-00000000ab01', 'ñandú:1', '{"result": "refused: wrong password", "err": {"at": ["at a (b.ts:1:2)"]}}');

INSERT INTO lost_policies (id, version, policy_id, carrier_id, agent_id, status_id, month, year, created_date, resolved_date, reason, lost_date) VALUES
  ('00000000-0000-4000-8000-00000000b401', '1', '00000000-0000-4000-8000-00000000b002', '00000000-0000-4000-8000-00000000ca02', '00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000009101', '1', '2026', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', 'Carrier left', '2025-12-31'),
  ('00000000-0000-4000-8000-00000000b402', '1', '00000000-0000-4000-8000-00000000b002', '00000000-0000-4000-8000-00000000ca02', '00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000009101', '2', '2026', '2026-02-01 00:00:00+00', NULL, '', '2026-01-31');

INSERT INTO marketplace_applications (id, version, exchange_assigned_id, snapshot_date, user_first_name, user_last_name, customer_name, search_text, user_email, user_phone, user_address, user_address_city, user_address_county, user_address_state_code, user_address_zip_code, plan_name, carrier_name, agent_id, agent_sale_id, eligibility_aptc_elected, enrollment_date, consent_id, raw, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-00000000f101', '1', '4101223001', '2026-01-01 00:00:00+00', 'José "Pepe"', 'Muñoz', 'José "Pepe" Muñoz', ' 4101223001 jose "pepe" munoz 3055550142 jose@example.com 33134', 'jose@example.com', '3055550142', '1 Main St', 'Miami', 'Miami-Dade County', 'FL', '33134', 'Silver Value 5900', 'Demo Health', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1', '448.08', '2026-01-01', '00000000-0000-4000-8000-00000000e301', '{"persons": [{"name": "José"}]}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000f102', '1', '4101223002', '2026-01-01 00:00:00+00', '', '', ' ', ' 4101223002  ', NULL, NULL, NULL, NULL, NULL, 'TX', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, '2026-01-01 00:00:00+00');

INSERT INTO ncba (id, version, agent_id, status, raw, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-00000000e501', '1', '00000000-0000-4000-8000-0000000000a1', 'In "Review"', '{"pets": [1, null], "firstName": "José"}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000e502', '1', '00000000-0000-4000-8000-0000000000a1', '', '{}', NULL, '2026-01-01 00:00:00+00');

INSERT INTO notes (id, version, entity_metadata_id, entity_id, note_body, doc_mime, doc_name, doc_size, doc_key, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-000000007001', '1', '00000000-0000-4000-8000-00000000ffff', '00000000-0000-4000-8000-00000000b001', '', 'application/pdf', 'naïve "name".pdf', '0', 'notes/00/00000000000000000000000000000000', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-000000007002', '1', '00000000-0000-4000-8000-00000000ffff', '00000000-0000-4000-8000-00000000b001', '=1+1', NULL, NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00');

INSERT INTO offline_applications (id, version, agent_id, created_by_agent_id, status_id, marketplace_id, source_id, is_first_time_on_marketplace, first_name, middle_name, last_name, full_name, search_text, dob, sex, migratory_status, married, phone, email, language, address, city, county, state, zip_code, residence_card_number, accounting_service_requested, type_of_income, annual_income, employer_name, employer_phone, annual_household_income, total_members, applying_for_coverage, offline_app_members, carrier_id, plan_selected, monthly_payment, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-00000000e001', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '4712345678', '00000000-0000-4000-8000-000000009101', 'true', 'José', 'de la', 'O''Neil', 'José de la O''Neil', ' jose de la o''neil 3055550142 jose@example.com 33134', '1964-02-29', 'M', 'work_permit', 'true', '3055550142', 'jose@example.com', 'es', '1 "Main" St', 'Coral Gables', 'Miami-Dade', 'FL', '33134', 'ABC1234567890', 'true', 'self_employed', '99999999.99', 'Ñandú, Inc.', '3055550143', '99999999.99', '20', '20', '[{"id": "00000000-0000-4000-8000-00000000e101", "dob": "1970-12-31", "sex": "F", "apply": false, "lastName": "O''Neil", "relation": "spouse", "firstName": "María", "middleName": null, "annualIncome": 0.01, "employerName": "A", "typeOfIncome": "employed", "employerPhone": null, "migratoryStatus": "citizen"}]', '00000000-0000-4000-8000-00000000ca01', 'Gold', '0.01', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000e002', '1', NULL, '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', NULL, '00000000-0000-4000-8000-000000009101', 'false', 'A', NULL, 'B', 'A B', ' a b 3055550144 a@example.com', '2000-01-01', 'F', 'citizen', 'false', '3055550144', 'a@example.com', 'en', '1', 'Miami', NULL, 'FL', NULL, NULL, 'false', NULL, NULL, NULL, NULL, '0.00', '1', NULL, '[]', NULL, 'P', '0.00', NULL, '2026-01-01 00:00:00+00', NULL, '2026-01-01 00:00:00+00');

INSERT INTO offline_cards (application_id, encrypted, brand, last_four, expiry, first_name, middle_name, last_name, stored_date) VALUES
  ('00000000-0000-4000-8000-00000000e001', 's1.0000000000000000.AAAA', 'amex', '0005', '12/99', 'José', 'de', 'O''Neil', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000e002', 's1.0000000000000000.AAAA', 'jcb', '0000', '01/30', NULL, NULL, NULL, '2026-01-01 00:00:00+00');

INSERT INTO offline_drafts (id, user_id, revision, encrypted, created_date, updated_date) VALUES
  ('00000000-0000-4000-8000-00000000e201', '00000000-0000-4000-8000-0000000000f1', '2147483647', 's1.0000000000000000.AAAA', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');

INSERT INTO offline_ssns (person_id, application_id, encrypted, last_four) VALUES
  ('00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-00000000e001', 's1.0000000000000000.AAAA', '0000');

INSERT INTO outbox (id, channel, recipient, subject, body, created_at, state, attempts, failure, sent_at, attachment, kind, caused_by, recipient_key, about, digest, released_at) VALUES
  ('00000000-0000-4000-8000-000000005001', 'sms', '(305) 555-0144', NULL, '', '2026-02-01 00:00:00+00', 'sent', '1', NULL, '2026-02-01 00:00:01+00', NULL, 'sign-in-code', 'address:2001:db8:0:0::/64', '+13055550144', 'users/00000000-0000-4000-8000-00000000a001', NULL, '2026-02-01 00:01:00+00'),
  ('00000000-0000-4000-8000-000000005002', 'mail', 'José@Example.com', 'Portico: time off requested', 'José O''Neil requested time off', '2026-02-01 00:00:00+00', 'collected', '0', NULL, NULL, NULL, 'time-off-request', 'user:00000000-0000-4000-8000-00000000a001', 'josé@example.com', 'time_off_requests/00000000-0000-4000-8000-00000000f001', E'{"entry": "José O''Neil\\nhttps://portal.example", "heading": "These \\"wait\\":", "subject": "{count} requests"}', NULL),
  ('00000000-0000-4000-8000-000000005003', 'mail', 'José@Example.com', 'Portico: time off requested', '', '2026-02-01 00:00:00+00', 'merged', '0', NULL, NULL, NULL, 'time-off-request', 'user:00000000-0000-4000-8000-00000000a001', 'josé@example.com', NULL, NULL, NULL),
  ('00000000-0000-4000-8000-000000005004', 'mail', 'a@b.test', 'Portico: time off requested', '', '2026-02-01 00:00:00+00', 'outdated', '0', NULL, NULL, NULL, 'time-off-request', 'user:00000000-0000-4000-8000-00000000a001', 'a@b.test', NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000e301', 'mail', 'a@example.com', 'Subject', 'Line
line', '2026-01-01 00:00:00+00', 'sent', '10', '451 try later', '2026-01-01 04:00:00+00', E'{"name": "consent \\"1\\" – ñ.pdf", "base64": "JVBERi0=", "mediaType": "application/pdf"}', 'earlier', 'unknown', 'a@example.com', NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000e302', 'sms', '+13055550100', NULL, '', '2026-01-01 00:00:00+00', 'queued', '0', NULL, NULL, NULL, 'earlier', 'unknown', '+13055550100', NULL, NULL, NULL);

INSERT INTO payment_batches (id, version, name, status_id, payment_date, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-00000000bb01', '1', 'February “2024”', '00000000-0000-4000-8000-000000009101', '2024-02-29', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000bb02', '1', '', '00000000-0000-4000-8000-000000009102', NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL);

INSERT INTO payment_lines (id, payment_id, line_id, amount, is_void) VALUES
  ('1', '00000000-0000-4000-8000-00000000bd01', '9000000001', '-9999999999.99', 'true'),
  ('2', '00000000-0000-4000-8000-00000000bd02', '9000000001', '-9999999999.99', 'false');

INSERT INTO payment_slips (id, version, batch_id, agent_id, payment_number) VALUES
  ('00000000-0000-4000-8000-00000000bc01', '1', '00000000-0000-4000-8000-00000000bb01', '00000000-0000-4000-8000-0000000000a1', '1001'),
  ('00000000-0000-4000-8000-00000000bc02', '1', '00000000-0000-4000-8000-00000000bb02', '00000000-0000-4000-8000-0000000000a1', '1002');

INSERT INTO payments (id, version, slip_id, batch_id, agent_id, carrier_id, type_id, year, month, amount, comment, created_by, created_date, updated_by, updated_date, lines) VALUES
  ('00000000-0000-4000-8000-00000000bd01', '1', '00000000-0000-4000-8000-00000000bc01', '00000000-0000-4000-8000-00000000bb01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-000000009101', '2024', '2', '-999999999999.99', 'Typed in
twice', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', '0'),
  ('00000000-0000-4000-8000-00000000bd02', '1', '00000000-0000-4000-8000-00000000bc02', '00000000-0000-4000-8000-00000000bb02', '00000000-0000-4000-8000-0000000000a1', NULL, '00000000-0000-4000-8000-000000009102', '2024', '12', '0.01', NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL, '0'),
  ('00000000-0000-4000-8000-00000000bd03', '1', '00000000-0000-4000-8000-00000000bc02', '00000000-0000-4000-8000-00000000bb02', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-000000009102', '2024', '1', '12.50', NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL, '2147483647');

INSERT INTO policies (id, version, policy_number, carrier_id, agent_id, status_id, first_name, last_name, dob, plan_name, number_of_members, effective_date, termination_date, address, city, county, state, zip_code, email, phone, created_date, insured_name, aor, broker_effective_date, broker_termination_date, paid_through_date, premium, member_responsibility, search_text, exchange_id) VALUES
  ('00000000-0000-4000-8000-00000000b001', '2', '000123', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', 'José', 'Núñez–Smith', '1900-01-01', 'Silver 94 "CSR"', '32767', '2024-02-29', '9999-12-31', '1 Main St
Apt 2', 'Miami', 'Miami-Dade', 'FL', '33101-0001', 'jose@example.com', '3055550101', '2024-02-29 00:00:00+00', 'José Núñez–Smith', 'Somebody Else', '2024-02-29', '2025-02-28', '2025-11-30', '9999999999.99', '0.00', ' 000123 jose nunez-smith 33101-0001 3055550101', '4101223001-01'),
  ('00000000-0000-4000-8000-00000000b002', '1', '000123', '00000000-0000-4000-8000-00000000ca02', '00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000009102', '', '', NULL, '', '1', '2026-01-01', NULL, NULL, '', '', 'TX', '', NULL, NULL, '2026-01-01 00:00:00+00', ' ', NULL, NULL, NULL, NULL, NULL, NULL, ' 000123   ', NULL),
  ('00000000-0000-4000-8000-00000000b003', '1', 'Z000123', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', 'José', 'Ñandú', NULL, 'Silver 94 "CSR"', '32767', '2024-02-29', NULL, NULL, 'Mérida', 'Miami-Dade', 'FL', '33101-0001', NULL, NULL, '2024-02-29 00:00:00+00', 'José Ñandú', NULL, NULL, NULL, NULL, NULL, NULL, ' z000123 jose nandu 33101-0001', NULL),
  ('00000000-0000-4000-8000-00000000b038', '1', E'100%_\\Ñ', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', 'Ángel', '', NULL, 'Silver 94 "CSR"', '32767', '2024-02-29', NULL, NULL, 'Miami', 'Miami-Dade', 'FL', '', NULL, NULL, '2024-02-29 00:00:00+00', 'Ángel ', NULL, NULL, NULL, NULL, NULL, NULL, E' 100%_\\n angel  ', NULL);

INSERT INTO policy_terms (id, version, policy_id, from_date, to_date, plan_name, number_of_members, agent_id, premium, member_responsibility) VALUES
  ('00000000-0000-4000-8000-00000000b501', '1', '00000000-0000-4000-8000-00000000b002', '2025-01-01', '2025-12-31', 'Bronze "HDHP"', '2', '00000000-0000-4000-8000-0000000000a1', '400.00', '0.00'),
  ('00000000-0000-4000-8000-00000000b502', '1', '00000000-0000-4000-8000-00000000b002', '2024-01-01', '2023-12-31', '', '1', '00000000-0000-4000-8000-0000000000a2', NULL, NULL),
  (gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000b001', '2024-02-29', '9999-12-31', 'Silver 94 "CSR"', '32767', '00000000-0000-4000-8000-0000000000a1', '9999999999.99', '0.00'),
  (gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000b002', '2026-01-01', NULL, '', '1', '00000000-0000-4000-8000-0000000000a2', NULL, NULL),
  (gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000b003', '2024-02-29', NULL, 'Silver 94 "CSR"', '32767', '00000000-0000-4000-8000-0000000000a1', NULL, NULL);

INSERT INTO policy_upload_lines (upload_id, line, policy_number, carrier_id, agent_id, aor, status_id, status_is_stated, first_name, last_name, dob, plan_name, number_of_members, effective_date, termination_date, broker_effective_date, broker_termination_date, paid_through_date, premium, member_responsibility, address, city, county, state, zip_code, email, phone, exchange_id) VALUES
  ('00000000-0000-4000-8000-000000008002', '2', '000123', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', 'Ana', '00000000-0000-4000-8000-000000009101', 'true', 'José', '', '1900-01-01', 'Silver', '1', '2024-02-29', '9999-12-31', '2024-02-29', '2025-02-28', '2025-11-30', '400.00', '0.00', '1 Main St', 'Miami', 'Miami-Dade', 'FL', '33101', 'a@example.com', '305', '4101223001-01'),
  ('00000000-0000-4000-8000-000000008002', '3', '', '00000000-0000-4000-8000-00000000ca02', NULL, NULL, NULL, 'false', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO policy_uploads (id, version, file_name, carrier_id, file_key, state, message, read_rows, new_rows, changed_rows, unchanged_rows, refused_rows, problems, created_by, created_date, finished_date, warning_rows, warnings) VALUES
  ('00000000-0000-4000-8000-000000008001', '1', 'book.csv', '00000000-0000-4000-8000-00000000ca01', NULL, 'Refused', 'Nothing was loaded.', '1', '0', '0', '0', '1', '[{"line": 2, "reason": "No agent."}]', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:01+00', '1', '[{"line": 3, "reason": "Broker Name matches more than one agent."}]'),
  ('00000000-0000-4000-8000-000000008002', '1', '', NULL, 'uploads/00/00000000000000000000000000000000', 'Waiting', NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, '2026-01-01 00:00:00+00', NULL, NULL, '[]');

INSERT INTO quote_links (id, code_hash, lead_id, customer_id, quote, created_by, created_at, is_for_agent, expires_at, opened_date, save_key_hash) VALUES
  ('00000000-0000-4000-8000-00000000fd11', 'hash-1', '00000000-0000-4000-8000-00000000fb01', NULL, '{"zip": "33134"}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', 'true', '2026-01-02 00:00:00+00', '2026-01-01 01:00:00+00', 'hash-2'),
  ('00000000-0000-4000-8000-00000000fd12', 'hash-3', NULL, '00000000-0000-4000-8000-00000000cb01', '{}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', 'false', '2026-01-08 00:00:00+00', NULL, NULL);

INSERT INTO quote_records (id, lead_id, customer_id, quote, created_date, created_by, consent_version, consent_language, consent_ip_address, consent_user_agent, visitor_name, consent_brand) VALUES
  ('00000000-0000-4000-8000-000000004901', '00000000-0000-4000-8000-00000000fb01', NULL, '{"zip": "33134"}', '2026-01-02 00:00:00+00', NULL, '2026-11', 'es', '203.0.113.9', 'Browser "1"', 'José "Pepe" Ríos', 'Harbor & Co'),
  ('00000000-0000-4000-8000-00000000fd01', '00000000-0000-4000-8000-00000000fb01', NULL, '{"zip": "33134", "name": "José"}', '2026-01-01 00:00:00+00', NULL, '2026-11', 'es', '203.0.113.9', 'Browser "1"', NULL, NULL),
  ('00000000-0000-4000-8000-00000000fd02', NULL, '00000000-0000-4000-8000-00000000cb01', NULL, '2026-01-01 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO rate_limits (key, points, expire) VALUES
  ('own-address:y', '1', NULL),
  ('sign-in/account/60:x', '11', '2026-01-01 00:01:00+00');

INSERT INTO rates (id, version, agent_id, carrier_id, rate1, start_date, end_date) VALUES
  ('00000000-0000-4000-8000-00000000ae01', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '9999.99', '2024-02-29', '2024-12-31'),
  ('00000000-0000-4000-8000-00000000ae02', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '0.00', '2025-01-01', NULL);

INSERT INTO recovery_codes (user_id, code_hash, used_at) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'open', NULL),
  ('00000000-0000-4000-8000-0000000000f1', 'used', '2026-01-01 00:00:00+00');

INSERT INTO report_runs (id, user_id, report_id, format_id, file_type, request, filters, file_key, file_name, file_bytes, created_date, expires_date) VALUES
  ('00000000-0000-4000-8000-000000003201', '00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000003211', '00000000-0000-4000-8000-000000003221', 'pdf', '{}', '{}', NULL, NULL, NULL, '2024-02-29 23:59:59.999999+00', '2024-03-01 23:59:59.999999+00'),
  ('00000000-0000-4000-8000-000000003202', '00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000003211', '00000000-0000-4000-8000-000000003222', 'csv', '{"params": {"login": "Ñandú, 50%"}}', '{"Login contains: Ñandú, 50%",""}', 'reports/ab/abababababababababababababababab', 'users-and-their-permissions-2026-11-01.csv', '2147483647', '2026-11-01 05:30:00+00', '2026-11-02 06:30:00+00');

INSERT INTO reveal_alerts (user_id, limit, sent_at) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'perDay', '2026-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000000f1', 'perHour', '2026-02-28 23:59:59.999+00');

INSERT INTO reveals (id, user_id, revealed_at) VALUES
  ('00000000-0000-4000-8000-000000005301', '00000000-0000-4000-8000-0000000000f1', '2026-02-28 23:59:59.999+00');

INSERT INTO row_history (entity, entity_id, version, changed_by, changed_at, changes) VALUES
  ('agents', '00000000-0000-4000-8000-0000000000a1', '2', NULL, now(), '{"npn": {"to": "12345678", "from": "0012345678"}}'),
  ('agents', '00000000-0000-4000-8000-0000000000a9', '1', NULL, now(), '{"npn": {"to": null}, "name": {"to": "José de la O''Brien"}, "phone": {"to": null}, "lastName": {"to": "O''Brien"}, "statusId": {"to": null}, "contactId": {"to": "00000000-0000-4000-8000-0000000000c9"}, "firstName": {"to": "José"}, "locationId": {"to": null}, "loginEmail": {"to": "jose@portico.test"}, "middleName": {"to": "de la"}, "agentTypeId": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}}'),
  ('carrier_states', 'carrier/FL', '1', NULL, '2026-03-16 15:00:01+00', '{"name": {"to": "Florida"}}'),
  ('config_entries', '00000000-0000-4000-8000-000000005201', '1', NULL, now(), E'{"key": {"to": "money"}, "type": {"to": "json"}, "group": {"to": "screen"}, "value": {"to": "{\\"version\\": 1, \\"document\\": {\\"columns\\": [{\\"field\\": \\"amount\\", \\"format\\":\\"commission\\"}]}}"}, "isSecret": {"to": false}, "updatedBy": {"to": null}, "description": {"to": null}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}}'),
  ('config_entries', '00000000-0000-4000-8000-000000005201', '2', NULL, now(), E'{"value": {"to": "{\\"version\\": 1, \\"document\\": {\\"columns\\": [{\\"field\\": \\"amount\\", \\"format\\":\\"money\\"}]}}", "from": "{\\"version\\": 1, \\"document\\": {\\"columns\\": [{\\"field\\": \\"amount\\", \\"format\\":\\"commission\\"}]}}"}}'),
  ('contacts', '00000000-0000-4000-8000-0000000000c1', '1', NULL, '2026-01-01 00:00:00+00', '{}'),
  ('contacts', '00000000-0000-4000-8000-0000000000c1', '2', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '{"npn": [null, "00é"]}'),
  ('contacts', '00000000-0000-4000-8000-0000000000c9', '1', NULL, now(), '{"npn": {"to": null}, "lastName": {"to": "O''Brien"}, "ffeUserId": {"to": null}, "firstName": {"to": "José"}, "middleName": {"to": "de la"}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}}'),
  ('customers', '00000000-0000-4000-8000-00000000cb01', '1', NULL, now(), E'{"dob": {"to": "2024-02-29"}, "sex": {"to": "M"}, "email": {"to": "jose@example.com"}, "phone": {"to": "3055550100"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "comment": {"to": "=1+1"}, "lastName": {"to": "O''Brien"}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "firstName": {"to": "José \\"Pepe\\""}, "usCitizen": {"to": true}, "middleName": {"to": "Ñ."}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "tglanguageSpkid": {"to": "00000000-0000-4000-8000-000000009101"}, "createdByAgentId": {"to": "00000000-0000-4000-8000-0000000000a2"}, "tglanguageMailId": {"to": "00000000-0000-4000-8000-000000009102"}}'),
  ('customers', '00000000-0000-4000-8000-00000000cb02', '1', NULL, now(), '{"dob": {"to": null}, "sex": {"to": "F"}, "email": {"to": null}, "phone": {"to": ""}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "comment": {"to": ""}, "lastName": {"to": ""}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "createdBy": {"to": null}, "firstName": {"to": ""}, "usCitizen": {"to": false}, "middleName": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "tglanguageSpkid": {"to": null}, "createdByAgentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "tglanguageMailId": {"to": null}}'),
  ('events', '7', '2', '00000000-0000-4000-8000-00000000a001', '2026-03-16 15:00:00+00', '{"kind": {"to": "mail", "from": "call"}}'),
  ('lead_uploads', '00000000-0000-4000-8000-00000000fc01', '1', NULL, now(), E'{"state": {"to": "Refused"}, "fileKey": {"to": "uploads/00/00000000000000000000000000000001"}, "message": {"to": "Nothing was imported."}, "newRows": {"to": 0}, "existing": {"to": [{"line": 3, "reason": "Line 2 has the same phone number."}]}, "fileName": {"to": "leads \\"May\\" – ñ.csv"}, "problems": {"to": [{"line": 2, "reason": "Phone isn''t a 10-digit US phone number."}]}, "readRows": {"to": 3}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "refusedRows": {"to": 1}, "existingRows": {"to": 0}, "finishedDate": {"to": "2024-02-29T23:59:59.999999+00:00"}}'),
  ('lead_uploads', '00000000-0000-4000-8000-00000000fc01', '2', NULL, now(), '{"warnings": {"to": [{"line": 3, "reason": "Skipped: a “total”."}], "from": []}, "warningRows": {"to": 2147483647, "from": null}}'),
  ('lead_uploads', '00000000-0000-4000-8000-00000000fc02', '1', NULL, now(), '{"state": {"to": "Waiting"}, "fileKey": {"to": null}, "message": {"to": null}, "newRows": {"to": null}, "existing": {"to": []}, "fileName": {"to": ""}, "problems": {"to": []}, "readRows": {"to": null}, "createdBy": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "refusedRows": {"to": null}, "existingRows": {"to": null}, "finishedDate": {"to": null}}'),
  ('leads', '00000000-0000-4000-8000-00000000fb01', '1', NULL, now(), E'{"dob": {"to": "1900-01-01"}, "sex": {"to": "F"}, "city": {"to": "Miami"}, "plan": {"to": "Silver 94 \\"CSR\\""}, "phone": {"to": "3055550100"}, "state": {"to": "FL"}, "address": {"to": "1 Main St\\nApt 2"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "zipCode": {"to": "00501"}, "lastName": {"to": "Núñez–Smith"}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "firstName": {"to": "José"}, "middleName": {"to": "de la \\"O\\""}, "statusDate": {"to": "2024-02-29T23:59:59.999999+00:00"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}}'),
  ('leads', '00000000-0000-4000-8000-00000000fb02', '1', NULL, now(), '{"dob": {"to": null}, "sex": {"to": null}, "city": {"to": null}, "plan": {"to": null}, "phone": {"to": ""}, "state": {"to": null}, "address": {"to": null}, "agentId": {"to": null}, "zipCode": {"to": null}, "lastName": {"to": "Ωmega"}, "statusId": {"to": null}, "firstName": {"to": ""}, "middleName": {"to": null}, "statusDate": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}}'),
  ('marketplace_applications', '00000000-0000-4000-8000-00000000f101', '1', NULL, now(), E'{"raw": {"to": "***"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "planName": {"to": "Silver Value 5900"}, "consentId": {"to": "00000000-0000-4000-8000-00000000e301"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "userEmail": {"to": "jose@example.com"}, "userPhone": {"to": "3055550142"}, "agentSaleId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "carrierName": {"to": "Demo Health"}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "userAddress": {"to": "1 Main St"}, "snapshotDate": {"to": "2026-01-01T00:00:00+00:00"}, "userLastName": {"to": "Muñoz"}, "userFirstName": {"to": "José \\"Pepe\\""}, "enrollmentDate": {"to": "2026-01-01"}, "userAddressCity": {"to": "Miami"}, "userAddressCounty": {"to": "Miami-Dade County"}, "exchangeAssignedId": {"to": "4101223001"}, "userAddressZipCode": {"to": "33134"}, "userAddressStateCode": {"to": "FL"}, "eligibilityAPTCElected": {"to": 448.08}}'),
  ('marketplace_applications', '00000000-0000-4000-8000-00000000f102', '1', NULL, now(), '{"raw": {"to": "***"}, "agentId": {"to": null}, "planName": {"to": null}, "consentId": {"to": null}, "createdBy": {"to": null}, "userEmail": {"to": null}, "userPhone": {"to": null}, "agentSaleId": {"to": null}, "carrierName": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "userAddress": {"to": null}, "snapshotDate": {"to": "2026-01-01T00:00:00+00:00"}, "userLastName": {"to": ""}, "userFirstName": {"to": ""}, "enrollmentDate": {"to": null}, "userAddressCity": {"to": null}, "userAddressCounty": {"to": null}, "exchangeAssignedId": {"to": "4101223002"}, "userAddressZipCode": {"to": null}, "userAddressStateCode": {"to": "TX"}, "eligibilityAPTCElected": {"to": null}}'),
  ('ncba', '00000000-0000-4000-8000-00000000e501', '1', NULL, now(), E'{"raw": {"to": "***"}, "status": {"to": "In \\"Review\\""}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}}'),
  ('ncba', '00000000-0000-4000-8000-00000000e502', '1', NULL, now(), '{"raw": {"to": "***"}, "status": {"to": ""}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "createdBy": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}}'),
  ('offline_applications', '00000000-0000-4000-8000-00000000e001', '1', NULL, now(), E'{"dob": {"to": "1964-02-29"}, "sex": {"to": "M"}, "city": {"to": "Coral Gables"}, "email": {"to": "jose@example.com"}, "phone": {"to": "3055550142"}, "state": {"to": "FL"}, "county": {"to": "Miami-Dade"}, "address": {"to": "1 \\"Main\\" St"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "married": {"to": true}, "zipCode": {"to": "33134"}, "language": {"to": "es"}, "lastName": {"to": "O''Neil"}, "sourceId": {"to": "00000000-0000-4000-8000-000000009101"}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "firstName": {"to": "José"}, "updatedBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "middleName": {"to": "de la"}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}, "annualIncome": {"to": 99999999.99}, "employerName": {"to": "Ñandú, Inc."}, "planSelected": {"to": "Gold"}, "totalMembers": {"to": 20}, "typeOfIncome": {"to": "self_employed"}, "employerPhone": {"to": "3055550143"}, "marketplaceId": {"to": "4712345678"}, "monthlyPayment": {"to": 0.01}, "migratoryStatus": {"to": "work_permit"}, "createdByAgentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "offlineAppMembers": {"to": [{"id": "00000000-0000-4000-8000-00000000e101", "dob": "1970-12-31", "sex": "F", "apply": false, "lastName": "O''Neil", "relation": "spouse", "firstName": "María", "middleName": null, "annualIncome": 0.01, "employerName": "A", "typeOfIncome": "employed", "employerPhone": null, "migratoryStatus": "citizen"}]}, "applyingForCoverage": {"to": 20}, "residenceCardNumber": {"to": "***"}, "annualHouseholdIncome": {"to": 99999999.99}, "isFirstTimeOnMarketplace": {"to": true}, "accountingServiceRequested": {"to": true}}'),
  ('offline_applications', '00000000-0000-4000-8000-00000000e002', '1', NULL, now(), '{"dob": {"to": "2000-01-01"}, "sex": {"to": "F"}, "city": {"to": "Miami"}, "email": {"to": "a@example.com"}, "phone": {"to": "3055550144"}, "state": {"to": "FL"}, "county": {"to": null}, "address": {"to": "1"}, "agentId": {"to": null}, "married": {"to": false}, "zipCode": {"to": null}, "language": {"to": "en"}, "lastName": {"to": "B"}, "sourceId": {"to": "00000000-0000-4000-8000-000000009101"}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "carrierId": {"to": null}, "createdBy": {"to": null}, "firstName": {"to": "A"}, "updatedBy": {"to": null}, "middleName": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}, "annualIncome": {"to": null}, "employerName": {"to": null}, "planSelected": {"to": "P"}, "totalMembers": {"to": 1}, "typeOfIncome": {"to": null}, "employerPhone": {"to": null}, "marketplaceId": {"to": null}, "monthlyPayment": {"to": 0.00}, "migratoryStatus": {"to": "citizen"}, "createdByAgentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "offlineAppMembers": {"to": []}, "applyingForCoverage": {"to": null}, "residenceCardNumber": {"to": null}, "annualHouseholdIncome": {"to": 0.00}, "isFirstTimeOnMarketplace": {"to": false}, "accountingServiceRequested": {"to": false}}'),
  ('payment_batches', '00000000-0000-4000-8000-00000000bb01', '1', NULL, now(), '{"name": {"to": "February “2024”"}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "updatedBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "paymentDate": {"to": "2024-02-29"}, "updatedDate": {"to": "2024-03-01T00:00:00+00:00"}}'),
  ('payment_batches', '00000000-0000-4000-8000-00000000bb02', '1', NULL, now(), '{"name": {"to": ""}, "statusId": {"to": "00000000-0000-4000-8000-000000009102"}, "createdBy": {"to": null}, "updatedBy": {"to": null}, "createdDate": {"to": "2024-03-01T00:00:00+00:00"}, "paymentDate": {"to": null}, "updatedDate": {"to": null}}'),
  ('payment_slips', '00000000-0000-4000-8000-00000000bc01', '1', NULL, now(), '{"agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "batchId": {"to": "00000000-0000-4000-8000-00000000bb01"}, "paymentNumber": {"to": 1001}}'),
  ('payment_slips', '00000000-0000-4000-8000-00000000bc02', '1', NULL, now(), '{"agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "batchId": {"to": "00000000-0000-4000-8000-00000000bb02"}, "paymentNumber": {"to": 1002}}'),
  ('payments', '00000000-0000-4000-8000-00000000bd01', '1', NULL, now(), E'{"year": {"to": 2024}, "month": {"to": 2}, "amount": {"to": -999999999999.99}, "slipId": {"to": "00000000-0000-4000-8000-00000000bc01"}, "typeId": {"to": "00000000-0000-4000-8000-000000009101"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "batchId": {"to": "00000000-0000-4000-8000-00000000bb01"}, "comment": {"to": "Typed in\\ntwice"}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "updatedBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "updatedDate": {"to": "2024-03-01T00:00:00+00:00"}}'),
  ('payments', '00000000-0000-4000-8000-00000000bd02', '1', NULL, now(), '{"year": {"to": 2024}, "month": {"to": 12}, "amount": {"to": 0.01}, "slipId": {"to": "00000000-0000-4000-8000-00000000bc02"}, "typeId": {"to": "00000000-0000-4000-8000-000000009102"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "batchId": {"to": "00000000-0000-4000-8000-00000000bb02"}, "comment": {"to": null}, "carrierId": {"to": null}, "createdBy": {"to": null}, "updatedBy": {"to": null}, "createdDate": {"to": "2024-03-01T00:00:00+00:00"}, "updatedDate": {"to": null}}'),
  ('payments', '00000000-0000-4000-8000-00000000bd03', '1', NULL, now(), '{"year": {"to": 2024}, "lines": {"to": 2147483647}, "month": {"to": 1}, "amount": {"to": 12.50}, "slipId": {"to": "00000000-0000-4000-8000-00000000bc02"}, "typeId": {"to": "00000000-0000-4000-8000-000000009102"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "batchId": {"to": "00000000-0000-4000-8000-00000000bb02"}, "comment": {"to": null}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": null}, "updatedBy": {"to": null}, "createdDate": {"to": "2024-03-01T00:00:00+00:00"}, "updatedDate": {"to": null}}'),
  ('policies', '00000000-0000-4000-8000-00000000b001', '2', NULL, now(), '{"exchangeId": {"to": "4101223001-01", "from": null}}'),
  ('policies', '00000000-0000-4000-8000-00000000b038', '1', NULL, now(), E'{"aor": {"to": null}, "dob": {"to": null}, "city": {"to": "Miami"}, "email": {"to": null}, "phone": {"to": null}, "state": {"to": "FL"}, "county": {"to": "Miami-Dade"}, "address": {"to": null}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "premium": {"to": null}, "zipCode": {"to": ""}, "lastName": {"to": ""}, "planName": {"to": "Silver 94 \\"CSR\\""}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "firstName": {"to": "Ángel"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "policyNumber": {"to": "100%_\\\\Ñ"}, "effectiveDate": {"to": "2024-02-29"}, "numberOfMembers": {"to": 32767}, "paidThroughDate": {"to": null}, "terminationDate": {"to": null}, "brokerEffectiveDate": {"to": null}, "memberResponsibility": {"to": null}, "brokerTerminationDate": {"to": null}}'),
  ('policy_terms', '00000000-0000-4000-8000-00000000b501', '1', NULL, now(), E'{"toDate": {"to": "2025-12-31"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "premium": {"to": 400.00}, "fromDate": {"to": "2025-01-01"}, "planName": {"to": "Bronze \\"HDHP\\""}, "policyId": {"to": "00000000-0000-4000-8000-00000000b002"}, "numberOfMembers": {"to": 2}, "memberResponsibility": {"to": 0.00}}'),
  ('policy_terms', '00000000-0000-4000-8000-00000000b502', '1', NULL, now(), '{"toDate": {"to": "2023-12-31"}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a2"}, "premium": {"to": null}, "fromDate": {"to": "2024-01-01"}, "planName": {"to": ""}, "policyId": {"to": "00000000-0000-4000-8000-00000000b002"}, "numberOfMembers": {"to": 1}, "memberResponsibility": {"to": null}}'),
  ('rates', '00000000-0000-4000-8000-00000000ae01', '1', NULL, now(), '{"rate1": {"to": 9999.99}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "endDate": {"to": "2024-12-31"}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "startDate": {"to": "2024-02-29"}}'),
  ('rates', '00000000-0000-4000-8000-00000000ae02', '1', NULL, now(), '{"rate1": {"to": 0.00}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "endDate": {"to": null}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "startDate": {"to": "2025-01-01"}}'),
  ('screen_versions', '00000000-0000-4000-8000-000000004904', '1', NULL, now(), E'{"state": {"to": "published"}, "title": {"to": "Claimed"}, "number": {"to": 1}, "screen": {"to": "00000000-0000-4000-8000-000000004903"}, "authors": {"to": []}, "comment": {"to": null}, "decision": {"to": null}, "document": {"to": "{\\"id\\": \\"claimed\\", \\"access\\": \\"agent view.Policy|Administrator\\", \\"title\\": \\"securityadmin\\"}"}, "decidedBy": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "decidedDate": {"to": null}, "publishedBy": {"to": null}, "submittedBy": {"to": null}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}, "publishedDate": {"to": null}, "submittedDate": {"to": null}}'),
  ('screen_versions', '00000000-0000-4000-8000-000000004906', '1', NULL, now(), E'{"state": {"to": "draft"}, "title": {"to": "Valued"}, "number": {"to": 1}, "screen": {"to": "00000000-0000-4000-8000-000000004905"}, "authors": {"to": []}, "comment": {"to": null}, "decision": {"to": null}, "document": {"to": "{\\"access\\": \\"agent\\", \\"columns\\": [{\\"field\\": \\"a\\", \\"access\\": \\"view.Policy|role:Agent\\"}, {\\"field\\": \\"b\\", \\"access\\": \\"team:x\\", \\"format\\" : \\"commission\\"}]}"}, "decidedBy": {"to": null}, "createdDate": {"to": "2026-01-01T00:00:00+00:00"}, "decidedDate": {"to": null}, "publishedBy": {"to": null}, "submittedBy": {"to": null}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}, "publishedDate": {"to": null}, "submittedDate": {"to": null}}'),
  ('screen_versions', '00000000-0000-4000-8000-000000004906', '2', NULL, now(), E'{"document": {"to": "{\\"access\\": \\"agent\\", \\"columns\\": [{\\"field\\": \\"a\\", \\"access\\": \\"view.Policy|role:Agent\\"}, {\\"field\\": \\"b\\", \\"access\\": \\"team:x\\", \\"format\\" : \\"money\\"}]}", "from": "{\\"access\\": \\"agent\\", \\"columns\\": [{\\"field\\": \\"a\\", \\"access\\": \\"view.Policy|role:Agent\\"}, {\\"field\\": \\"b\\", \\"access\\": \\"team:x\\", \\"format\\" : \\"commission\\"}]}"}}'),
  ('screens', '00000000-0000-4000-8000-000000004903', '1', NULL, now(), '{"list": {"to": null}, "work": {"to": null}, "title": {"to": "Claimed"}, "author": {"to": "00000000-0000-4000-8000-0000000000f1"}, "status": {"to": "Published"}, "section": {"to": null}, "screenId": {"to": "claimed"}, "retiredBy": {"to": null}, "publishedBy": {"to": null}, "retiredDate": {"to": null}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}, "latestVersion": {"to": 1}, "publishedDate": {"to": null}, "retiredReason": {"to": null}, "publishedVersion": {"to": 1}}'),
  ('screens', '00000000-0000-4000-8000-000000004905', '1', NULL, now(), '{"list": {"to": null}, "work": {"to": "Draft"}, "title": {"to": "Valued"}, "author": {"to": "00000000-0000-4000-8000-0000000000f1"}, "status": {"to": "Not published"}, "section": {"to": null}, "screenId": {"to": "valued"}, "retiredBy": {"to": null}, "publishedBy": {"to": null}, "retiredDate": {"to": null}, "updatedDate": {"to": "2026-01-01T00:00:00+00:00"}, "latestVersion": {"to": 1}, "publishedDate": {"to": null}, "retiredReason": {"to": null}, "publishedVersion": {"to": null}}'),
  ('statement_formats', '00000000-0000-4000-8000-000000009101', '1', NULL, now(), '{"layout": {"to": {"skip": 2, "delimiter": ";"}}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "updatedBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "updatedDate": {"to": "2024-03-01T00:00:00+00:00"}}'),
  ('statement_formats', '00000000-0000-4000-8000-000000009102', '1', NULL, now(), '{"layout": {"to": {}}, "createdBy": {"to": null}, "updatedBy": {"to": null}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "updatedDate": {"to": null}}'),
  ('statement_formats', '00000000-0000-4000-8000-0000000fa301', '1', NULL, now(), E'{"name": {"to": "José''s \\"layout\\""}, "layout": {"to": {"columns": {"amount": ["Comisión; “net”"]}}}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "isEnabled": {"to": false}, "updatedBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "updatedDate": {"to": "2024-03-01T00:00:00+00:00"}}'),
  ('statement_formats', '00000000-0000-4000-8000-0000000fa302', '1', NULL, now(), '{"name": {"to": ""}, "layout": {"to": {}}, "carrierId": {"to": null}, "createdBy": {"to": null}, "isEnabled": {"to": true}, "updatedBy": {"to": null}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "updatedDate": {"to": null}}'),
  ('statement_loads', '00000000-0000-4000-8000-00000000ab01', '1', NULL, now(), E'{"year": {"to": 2024}, "month": {"to": 2}, "state": {"to": "Deleted"}, "amount": {"to": 999999999999.99}, "fileKey": {"to": "statements/1"}, "message": {"to": "Line 2:\\nempty"}, "fileName": {"to": "José \\"2\\".csv"}, "formatId": {"to": "00000000-0000-4000-8000-000000009101"}, "readRows": {"to": 5}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "deletedBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "loadedRows": {"to": 2}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}, "deletedDate": {"to": "2024-03-01T00:00:00+00:00"}, "matchedRows": {"to": 1}, "refusedRows": {"to": 0}, "skippedRows": {"to": 1}, "fileChecksum": {"to": "e3b0"}, "finishedDate": {"to": "2024-02-29T00:01:00+00:00"}, "duplicateRows": {"to": 1}, "unmatchedRows": {"to": 1}}'),
  ('statement_loads', '00000000-0000-4000-8000-00000000ab02', '1', NULL, now(), '{"year": {"to": 2024}, "month": {"to": 2}, "state": {"to": "Loaded"}, "amount": {"to": null}, "fileKey": {"to": null}, "message": {"to": null}, "fileName": {"to": ""}, "formatId": {"to": null}, "readRows": {"to": null}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": null}, "deletedBy": {"to": null}, "loadedRows": {"to": null}, "createdDate": {"to": "2024-03-01T00:00:00+00:00"}, "deletedDate": {"to": null}, "matchedRows": {"to": null}, "refusedRows": {"to": null}, "skippedRows": {"to": null}, "fileChecksum": {"to": null}, "finishedDate": {"to": null}, "duplicateRows": {"to": null}, "unmatchedRows": {"to": null}}'),
  ('statement_loads', '00000000-0000-4000-8000-00000000ab31', '1', NULL, now(), '{"year": {"to": 2024}, "month": {"to": 3}, "state": {"to": "Waiting"}, "amount": {"to": null}, "layout": {"to": {"columns": {"amount": ["Comisión"]}}}, "fileKey": {"to": null}, "message": {"to": null}, "fileName": {"to": ""}, "formatId": {"to": "00000000-0000-4000-8000-0000000fa301"}, "readRows": {"to": null}, "carrierId": {"to": "00000000-0000-4000-8000-00000000ca01"}, "createdBy": {"to": null}, "deletedBy": {"to": null}, "loadedRows": {"to": null}, "createdDate": {"to": "2024-03-01T00:00:00+00:00"}, "deletedDate": {"to": null}, "matchedRows": {"to": null}, "refusedRows": {"to": null}, "skippedRows": {"to": null}, "fileChecksum": {"to": "e3b1"}, "finishedDate": {"to": null}, "duplicateRows": {"to": null}, "unmatchedRows": {"to": null}}'),
  ('time_off_requests', '00000000-0000-4000-8000-00000000be01', '1', NULL, now(), E'{"hours": {"to": 2147483647}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "comment": {"to": "José’s \\"trip\\"\\n100 %"}, "endDate": {"to": "2025-01-02T22:00:00+00:00"}, "statusId": {"to": "00000000-0000-4000-8000-000000009101"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "startDate": {"to": "2024-02-29T14:00:00+00:00"}, "createdDate": {"to": "2024-02-29T00:00:00+00:00"}}'),
  ('time_off_requests', '00000000-0000-4000-8000-00000000be02', '1', NULL, now(), '{"hours": {"to": 0}, "agentId": {"to": "00000000-0000-4000-8000-0000000000a1"}, "comment": {"to": null}, "endDate": {"to": "2024-03-10T07:00:00+00:00"}, "statusId": {"to": "00000000-0000-4000-8000-000000009102"}, "createdBy": {"to": "00000000-0000-4000-8000-0000000000f1"}, "startDate": {"to": "2024-03-10T06:59:59.999+00:00"}, "createdDate": {"to": "2024-03-01T00:00:00+00:00"}}'),
  ('users', '00000000-0000-4000-8000-0000000000f1', '2', NULL, now(), '{"claims": {"to": [{"key": "hasFullAgentAccess", "value": "true"}, {"key": "view.Policy", "value": ""}], "from": [{"key": "SecurityAdmin", "value": "true"}, {"key": "hasFullAgentAccess", "value": "true"}, {"key": "view.Policy", "value": ""}]}}'),
  ('users', '00000000-0000-4000-8000-0000000000f2', '2', NULL, now(), '{"claims": {"to": [{"key": "team.agent", "value": "North"}], "from": [{"key": " session ", "value": ""}, {"key": "Administrator", "value": "true"}, {"key": "administrator", "value": "Yes"}, {"key": "securityadmin", "value": "FALSE"}, {"key": "team.agent", "value": "North"}]}}'),
  ('users', '00000000-0000-4000-8000-0000000000f3', '2', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '{"passwordHash": null}'),
  ('users', '00000000-0000-4000-8000-0000000000f3', '3', NULL, now(), '{"claims": {"to": [], "from": [{"key": "anyone", "value": "x"}]}}'),
  ('users', '00000000-0000-4000-8000-0000000000f4', '2', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '{"passwordHash": null}'),
  ('users', '00000000-0000-4000-8000-0000000000f4', '3', '00000000-0000-4000-8000-0000000000f4', '2026-01-01 01:00:00+00', '{"passwordHash": null}');

INSERT INTO sandbox_applications (id, data, submissions, changed_date) VALUES
  ('4101223001', '{"userFirstName": "José"}', '["k1"]', '2026-01-01 00:00:00+00');

INSERT INTO saved_views (id, owner_id, screen_id, name, role, value, updated_at) VALUES
  ('00000000-0000-4000-8000-000000003701', '00000000-0000-4000-8000-0000000000f1', 'policies', 'Ñandú''s 50%', NULL, '{}', '2024-02-29 23:59:59.999999+00'),
  ('00000000-0000-4000-8000-000000003702', '00000000-0000-4000-8000-0000000000f1', 'added.follow-ups', 'Shared', 'agent', '{"sort": "-createdDate", "filters": {"state": "FL"}}', '2026-11-01 05:30:00+00');

INSERT INTO screen_preferences (user_id, screen_id, value, updated_at) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'added.grace', 'null', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000000f1', 'policies', '{"columns": []}', '2026-01-01 00:00:00+00');

INSERT INTO screen_versions (id, version, screen, number, state, title, document, authors, created_date, updated_date, comment, submitted_by, submitted_date, decision, decided_by, decided_date, published_by, published_date) VALUES
  ('00000000-0000-4000-8000-000000004101', '4', '00000000-0000-4000-8000-000000004001', '1', 'retired', 'Grace', '{"id": "grace"}', '{00000000-0000-4000-8000-0000000000f1}', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', 'First', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', 'Fine', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00+00', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00+00'),
  ('00000000-0000-4000-8000-000000004102', '1', '00000000-0000-4000-8000-000000004001', '2', 'draft', '', 'not JSON {', '{}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-000000004904', '1', '00000000-0000-4000-8000-000000004903', '1', 'published', 'Claimed', '{"id": "claimed", "access": "agent view.Policy|Administrator", "title": "securityadmin"}', '{}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-000000004906', '2', '00000000-0000-4000-8000-000000004905', '1', 'draft', 'Valued', '{"access": "agent", "columns": [{"field": "a", "access": "view.Policy|role:Agent"}, {"field": "b", "access": "team:x", "format" : "money"}]}', '{}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO screens (id, version, screen_id, title, status, work, section, list, published_version, latest_version, author, updated_date, published_by, published_date, retired_by, retired_date, retired_reason) VALUES
  ('00000000-0000-4000-8000-000000004001', '3', 'grace', 'Grace "period"', 'Retired', 'Draft', 'Policies', 'policies.list', '1', '2', '00000000-0000-4000-8000-0000000000f1', '2026-01-03 00:00:00+00', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00+00', '00000000-0000-4000-8000-0000000000f2', '2026-01-03 00:00:00+00', 'Wrong'),
  ('00000000-0000-4000-8000-000000004002', '1', 'empty', '', 'Not published', NULL, NULL, NULL, NULL, '1', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-000000004903', '1', 'claimed', 'Claimed', 'Published', NULL, NULL, NULL, '1', '1', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-000000004905', '1', 'valued', 'Valued', 'Not published', 'Draft', NULL, NULL, NULL, '1', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL);

INSERT INTO selections (id, user_id, endpoint, row_ids, created_at, expires_at) VALUES
  ('00000000-0000-4000-8000-000000006001', '00000000-0000-4000-8000-0000000000f1', 'policies.list', '{00000000-0000-4000-8000-00000000b001,00000000-0000-4000-8000-00000000b002}', '2026-01-01 00:00:00+00', '2026-01-01 00:30:00+00'),
  ('00000000-0000-4000-8000-00000000e402', '00000000-0000-4000-8000-0000000000f1', 'policies.list', '{7,carrier/FL}', '2026-01-01 00:00:00+00', '2026-01-01 00:30:00+00');

INSERT INTO sessions (id, user_id, created_at, last_activity_at, expires_at, is_pending) VALUES
  ('00000000-0000-4000-8000-0000000005e1', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-01 00:10:00+00', '2026-01-01 12:00:00+00', 'true');

INSERT INTO settings (name, value) VALUES
  ('', ''),
  ('demo data', 'done');

INSERT INTO setup_links (id, code_hash, is_recovery, created_at, expires_at) VALUES
  ('1', 'setup', 'true', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00');

INSERT INTO staff_browsers (id, expires_at) VALUES
  ('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', '2028-01-01 00:00:00+00');

INSERT INTO statement_formats (id, version, layout, created_by, created_date, updated_by, updated_date, name, carrier_id, is_enabled) VALUES
  ('00000000-0000-4000-8000-000000009101', '1', '{"skip": 2, "delimiter": ";"}', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', 'Effectuated', NULL, 'true'),
  ('00000000-0000-4000-8000-000000009102', '1', '{}', NULL, '2024-02-29 00:00:00+00', NULL, NULL, 'No code', NULL, 'true'),
  ('00000000-0000-4000-8000-0000000fa301', '1', '{"columns": {"amount": ["Comisión; “net”"]}}', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', 'José''s "layout"', '00000000-0000-4000-8000-00000000ca01', 'false'),
  ('00000000-0000-4000-8000-0000000fa302', '1', '{}', NULL, '2024-02-29 00:00:00+00', NULL, NULL, '', NULL, 'true');

INSERT INTO statement_lines (id, load_id, line, carrier_id, year, month, policy_number, insured_name, policy_id, agent_id, members, amount, matched_by, matched_date, search_text) VALUES
  ('1', gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000ca01', '2025', '12', '000123', 'José Núñez–Smith', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-0000000000a1', '2', '9999999999.99', NULL, NULL, ' 000123 jose nunez-smith'),
  ('2', gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000ca01', '2026', '1', '000123', 'José Núñez–Smith', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-0000000000a1', '0', '-0.01', NULL, NULL, ' 000123 jose nunez-smith'),
  ('9000000001', '00000000-0000-4000-8000-00000000ab01', '2', '00000000-0000-4000-8000-00000000ca01', '2024', '2', '000123', 'José Núñez–Smith', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-0000000000a1', '-2', '-9999999999.99', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', ' 000123 jose nunez-smith'),
  ('9000000002', '00000000-0000-4000-8000-00000000ab02', '2', '00000000-0000-4000-8000-00000000ca01', '2024', '1', '', '', NULL, NULL, '0', '0.01', NULL, NULL, '  ');

INSERT INTO statement_loads (id, version, carrier_id, format_id, year, month, file_name, file_key, file_checksum, state, message, read_rows, loaded_rows, matched_rows, unmatched_rows, duplicate_rows, refused_rows, skipped_rows, amount, created_by, created_date, finished_date, deleted_by, deleted_date, layout) VALUES
  ('00000000-0000-4000-8000-00000000ab01', '1', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-000000009101', '2024', '2', 'José "2".csv', 'statements/1', 'e3b0', 'Deleted', 'Line 2:
empty', '5', '2', '1', '1', '1', '0', '1', '999999999999.99', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '2024-02-29 00:01:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', NULL),
  ('00000000-0000-4000-8000-00000000ab02', '1', '00000000-0000-4000-8000-00000000ca01', NULL, '2024', '2', '', NULL, NULL, 'Loaded', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000ab31', '1', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000fa301', '2024', '3', '', NULL, 'e3b1', 'Waiting', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL, NULL, '{"columns": {"amount": ["Comisión"]}}'),
  (gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000ca01', NULL, '2025', '12', 'Earlier commission lines', NULL, NULL, 'Loaded', NULL, '1', '1', '1', '0', '0', '0', '0', '9999999999.99', NULL, now(), now(), NULL, NULL, NULL),
  (gen_random_uuid(), '1', '00000000-0000-4000-8000-00000000ca01', NULL, '2026', '1', 'Earlier commission lines', NULL, NULL, 'Loaded', NULL, '1', '1', '1', '0', '0', '0', '0', '-0.01', NULL, now(), now(), NULL, NULL, NULL);

INSERT INTO statement_problems (id, load_id, line, kind, reason, policy_number, insured_name, amount) VALUES
  ('1', '00000000-0000-4000-8000-00000000ab01', '3', 'Duplicate', 'Same as line 2', '000123', 'José "Núñez"', '($12.50)'),
  ('2', '00000000-0000-4000-8000-00000000ab01', '4', 'Skipped', '', NULL, NULL, NULL);

INSERT INTO states (id, version, name, code) VALUES
  ('00000000-0000-4000-8000-000000005001', '2147483647', 'Florida', 'FL');

INSERT INTO status_changes (id, entity, entity_id, status_id, created_by, created_date, end_date, comment, agent_id) VALUES
  ('00000000-0000-4000-8000-000000006101', 'unpaid_policies', '00000000-0000-4000-8000-00000000b301', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', NULL, NULL),
  ('00000000-0000-4000-8000-000000006102', 'unpaid_policies', '00000000-0000-4000-8000-00000000b301', '00000000-0000-4000-8000-000000009102', NULL, '2026-01-02 00:00:00+00', NULL, '', NULL),
  ('00000000-0000-4000-8000-000000006103', 'policies', '00000000-0000-4000-8000-00000000b002', '00000000-0000-4000-8000-000000009101', NULL, '2026-01-01 00:00:00+00', NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000b201', 'policies', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-000000009101', NULL, '2024-02-29 00:00:00+00', '2024-03-01 00:00:00+00', NULL, NULL),
  ('00000000-0000-4000-8000-00000000b202', 'policies', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-000000009102', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00', NULL, 'Called; ''left'' a message
', NULL),
  ('00000000-0000-4000-8000-00000000e401', 'offline_applications', '00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-000000009101', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', NULL, 'Assigned', '00000000-0000-4000-8000-0000000000a1'),
  ('00000000-0000-4000-8000-00000000fb11', 'leads', '00000000-0000-4000-8000-00000000fb02', NULL, NULL, '2024-02-29 00:00:00+00', NULL, NULL, NULL);

INSERT INTO time_off_requests (id, version, agent_id, status_id, start_date, end_date, hours, comment, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-00000000be01', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '2024-02-29 14:00:00+00', '2025-01-02 22:00:00+00', '2147483647', 'José’s "trip"
100 %', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000be02', '1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009102', '2024-03-10 06:59:59.999+00', '2024-03-10 07:00:00+00', '0', NULL, '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00');

INSERT INTO tracking_carrier_totals (carrier_id, year, month, policies, members) VALUES
  ('00000000-0000-4000-8000-00000000ca01', '2024', '12', '2147483647', '-2147483648'),
  ('00000000-0000-4000-8000-00000000ca01', '2024', '2', '1', '1');

INSERT INTO tracking_months (id, agent_id, carrier_id, year, month, state, policy_id, members, rate, expected, received) VALUES
  ('1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '2024', '1', 'No rate', '00000000-0000-4000-8000-00000000b001', '32767', NULL, NULL, NULL),
  ('2', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '2024', '2', 'Overpaid', '00000000-0000-4000-8000-00000000b001', '1', '9999.99', '9999.99', '999999999999.99');

INSERT INTO tracking_totals (id, agent_id, carrier_id, year, month, state, policies, members, expected, received) VALUES
  ('1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '2024', '2', 'Overpaid', '1', '1', '99999999999999.99', '-99999999999999.99');

INSERT INTO undoable_changes (id, user_id, list_id, endpoint, row_ids, versions, expires_at) VALUES
  ('00000000-0000-4000-8000-00000000d001', '00000000-0000-4000-8000-0000000000f1', 'policies.list', 'policies.assign', '{00000000-0000-4000-8000-00000000b001,00000000-0000-4000-8000-00000000b002}', '{2,7}', '2026-01-01 00:00:25+00');

INSERT INTO unpaid_policies (id, version, policy_id, carrier_id, agent_id, status_id, month, year, created_date, resolved_date, paid_through_date, grace_end_date) VALUES
  ('00000000-0000-4000-8000-00000000b301', '1', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '12', '2025', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', '2025-11-30', '2026-02-28'),
  ('00000000-0000-4000-8000-00000000b302', '1', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000009101', '1', '2026', '2026-01-01 00:00:00+00', NULL, '2024-02-29', '2024-02-29');

INSERT INTO upload_results (id, kind, file_name, packed_rows, first_rows, header, is_loaded, file_key, created_by, created_date, expires_date) VALUES
  ('00000000-0000-4000-8000-000000005701', 'policies', 'José "2".csv', 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=', '[{"line": 2, "fields": ["Premium"], "result": "Changed", "warnings": [{"read": "3055550100 x1", "text": "has an extension.", "column": "Phone “1”", "stored": "3055550100"}]}]', '{"line": 1, "width": 3}', 'true', 'results/57', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-31 00:00:00+00'),
  ('00000000-0000-4000-8000-000000005703', 'leads', '', NULL, '[]', NULL, 'false', NULL, NULL, '2026-01-01 00:00:00+00', '2026-01-31 00:00:00+00');

INSERT INTO user_claims (user_id, key, value) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'hasFullAgentAccess', 'true'),
  ('00000000-0000-4000-8000-0000000000f1', 'view.Policy', ''),
  ('00000000-0000-4000-8000-0000000000f2', 'Session.length', 'é'),
  ('00000000-0000-4000-8000-0000000000f2', 'administrators', 'true'),
  ('00000000-0000-4000-8000-0000000000f2', 'team.agent', 'North');

INSERT INTO user_roles (user_id, role) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'agent'),
  ('00000000-0000-4000-8000-0000000000f1', 'securityadmin');

INSERT INTO users (id, version, email, password_hash, enabled, must_change_password, totp_secret, contact_id, phone, org, created_date, pending_totp_secret, last_totp_step, email_factor, sms_factor, app_id, other_email, password_set_by) VALUES
  ('00000000-0000-4000-8000-0000000000f1', '2', 'Ana@Portico.test', '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA', 'true', 'false', 'JBSWY3DPEHPK3PXP', '00000000-0000-4000-8000-0000000000c1', '3055550100', 'portico', '2024-01-01 00:00:00+00', 'sealed', '9223372036854775807', 'true', 'true', 'app', 'Ana.Other@Example.com', 'owner'),
  ('00000000-0000-4000-8000-0000000000f2', '2', 'nobody@portico.test', '', 'false', 'true', NULL, NULL, NULL, NULL, '2024-11-03 05:30:00+00', NULL, NULL, 'false', 'false', NULL, NULL, 'owner'),
  ('00000000-0000-4000-8000-0000000000f3', '3', 'set@portico.test', 'x', 'true', 'true', NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00', NULL, NULL, 'false', 'false', NULL, NULL, 'admin'),
  ('00000000-0000-4000-8000-0000000000f4', '3', 'chosen@portico.test', 'x', 'true', 'false', NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00', NULL, NULL, 'false', 'false', NULL, NULL, 'owner'),
  ('00000000-0000-4000-8000-0000000000f5', '1', 'invited@portico.test', '', 'true', 'false', NULL, NULL, NULL, NULL, '2026-01-01 00:00:00+00', NULL, NULL, 'false', 'false', NULL, NULL, 'admin');

INSERT INTO visibility (contact_id, agent_id, resource_id) VALUES
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-0000000000a1', 'Policy'),
  ('00000000-0000-4000-8000-0000000000c2', '__all__', '__all__');

INSERT INTO visibility_lists (id, version) VALUES
  ('00000000-0000-4000-8000-0000000000c2', '2');
