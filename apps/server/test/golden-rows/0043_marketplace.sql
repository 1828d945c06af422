INSERT INTO marketplace_applications (id, exchange_assigned_id, snapshot_date, user_first_name, user_last_name, user_email, user_phone, user_address, user_address_city, user_address_county, user_address_state_code, user_address_zip_code, plan_name, carrier_name, agent_id, agent_sale_id, eligibility_aptc_elected, enrollment_date, consent_id, raw, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-00000000f101', '4101223001', '2026-01-01 00:00:00+00', 'José "Pepe"', 'Muñoz', 'jose@example.com', '3055550142', '1 Main St', 'Miami', 'Miami-Dade County', 'FL', '33134', 'Silver Value 5900', 'Demo Health', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1', 448.08, '2026-01-01', '00000000-0000-4000-8000-00000000e301', '{"persons": [{"name": "José"}]}', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000f102', '4101223002', '2026-01-01 00:00:00+00', '', '', NULL, NULL, NULL, NULL, NULL, 'TX', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, '2026-01-01 00:00:00+00');
INSERT INTO enrollments (id, application_id, coverage_year, groups, submitted_by, submitted_date, confirmed_date) VALUES
  ('00000000-0000-4000-8000-00000000f201', '00000000-0000-4000-8000-00000000f101', 2027, '[{"applicants": ["A1"], "planId": "99001FL0050001", "aptcSelected": 448.08}]', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:01+00'),
  ('00000000-0000-4000-8000-00000000f202', '00000000-0000-4000-8000-00000000f102', 2027, '[]', NULL, '2026-01-01 00:00:00+00', NULL);
INSERT INTO jobs (id, kind, state) VALUES
  ('00000000-0000-4000-8000-00000000f301', 'application.upload', 'done'),
  ('00000000-0000-4000-8000-00000000f302', 'application.upload', 'queued');
INSERT INTO application_uploads (id, overwrites, rows, created_by, created_date) VALUES
  ('00000000-0000-4000-8000-00000000f301', true, '[{"line": 2, "applicationId": "4101223001", "state": "FL", "outcome": "added", "reason": null}]', '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000f302', false, '[]', NULL, '2026-01-01 00:00:00+00');
INSERT INTO sandbox_applications (id, data, submissions, changed_date) VALUES
  ('4101223001', '{"userFirstName": "José"}', '["k1"]', '2026-01-01 00:00:00+00');
UPDATE policies SET exchange_id = '4101223001-01' WHERE id = (SELECT min(id::text)::uuid FROM policies);
UPDATE policy_upload_lines SET exchange_id = '4101223001-01' WHERE line = (SELECT min(line) FROM policy_upload_lines);
