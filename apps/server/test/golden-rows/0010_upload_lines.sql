INSERT INTO policy_upload_lines (upload_id, line, policy_number, carrier_id, agent_id, aor, status_id, status_is_stated, first_name, last_name, dob, plan_name,
  number_of_members, effective_date, termination_date, broker_effective_date, broker_termination_date, paid_through_date, premium, member_responsibility,
  address, city, county, state, zip_code, email, phone) VALUES
  ('00000000-0000-4000-8000-000000008002', 2, '000123', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', 'Ana', '00000000-0000-4000-8000-000000009101', true,
   'José', '', '1900-01-01', 'Silver', 1, '2024-02-29', '9999-12-31', '2024-02-29', '2025-02-28', '2025-11-30', 400.00, 0.00, '1 Main St', 'Miami', 'Miami-Dade', 'FL', '33101', 'a@example.com', '305'),
  ('00000000-0000-4000-8000-000000008002', 3, '', '00000000-0000-4000-8000-00000000ca02', NULL, NULL, NULL, false,
   NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
UPDATE jobs SET within = 7 WHERE id = '00000000-0000-4000-8000-00000000e203';
