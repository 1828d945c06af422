-- One carrier and month twice: deleted, and loaded again. A batch that is void, and another one that pays the same line.
INSERT INTO statement_formats (id, layout, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-000000009101', '{"delimiter": ";", "skip": 2}', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-000000009102', '{}', NULL, '2024-02-29 00:00:00+00', NULL, NULL);
INSERT INTO statement_loads (id, carrier_id, format_id, year, month, file_name, file_key, file_checksum, state, message, read_rows, loaded_rows, matched_rows,
  unmatched_rows, duplicate_rows, refused_rows, skipped_rows, amount, created_by, created_date, finished_date, deleted_by, deleted_date) VALUES
  ('00000000-0000-4000-8000-00000000ab01', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-000000009101', 2024, 2, 'José "2".csv', 'statements/1', 'e3b0', 'Deleted', E'Line 2:\nempty', 5, 2, 1,
   1, 1, 0, 1, 999999999999.99, '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '2024-02-29 00:01:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000ab02', '00000000-0000-4000-8000-00000000ca01', NULL, 2024, 2, '', NULL, NULL, 'Loaded', NULL, NULL, NULL, NULL,
   NULL, NULL, NULL, NULL, NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL, NULL);
INSERT INTO statement_lines (id, load_id, line, carrier_id, year, month, policy_number, insured_name, policy_id, agent_id, members, amount, matched_by, matched_date)
OVERRIDING SYSTEM VALUE VALUES
  (9000000001, '00000000-0000-4000-8000-00000000ab01', 2, '00000000-0000-4000-8000-00000000ca01', 2024, 2, '000123', 'José Núñez–Smith', '00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-0000000000a1', -2, -9999999999.99, '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  (9000000002, '00000000-0000-4000-8000-00000000ab02', 2, '00000000-0000-4000-8000-00000000ca01', 2024, 1, '', '', NULL, NULL, 0, 0.01, NULL, NULL);
INSERT INTO statement_problems (load_id, line, kind, reason, policy_number, insured_name, amount) VALUES
  ('00000000-0000-4000-8000-00000000ab01', 3, 'Duplicate', 'Same as line 2', '000123', 'José "Núñez"', '($12.50)'),
  ('00000000-0000-4000-8000-00000000ab01', 4, 'Skipped', '', NULL, NULL, NULL);
INSERT INTO commission_totals (carrier_id, agent_id, year, month, lines, policies, members, amount) VALUES
  ('00000000-0000-4000-8000-00000000ca01', NULL, 2024, 1, 1, 0, 0, 0.01),
  ('00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-0000000000a1', 2024, 2, 2, 1, -2, -999999999999.99);
INSERT INTO payment_batches (id, name, status_id, payment_date, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-00000000bb01', 'February “2024”', '00000000-0000-4000-8000-000000009101', '2024-02-29', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000bb02', '', '00000000-0000-4000-8000-000000009102', NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL);
INSERT INTO payment_slips (id, batch_id, agent_id) VALUES
  ('00000000-0000-4000-8000-00000000bc01', '00000000-0000-4000-8000-00000000bb01', '00000000-0000-4000-8000-0000000000a1'),
  ('00000000-0000-4000-8000-00000000bc02', '00000000-0000-4000-8000-00000000bb02', '00000000-0000-4000-8000-0000000000a1');
INSERT INTO payments (id, slip_id, batch_id, agent_id, carrier_id, type_id, year, month, amount, comment, created_by, created_date, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-00000000bd01', '00000000-0000-4000-8000-00000000bc01', '00000000-0000-4000-8000-00000000bb01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', '00000000-0000-4000-8000-000000009101', 2024, 2, -999999999999.99,
   E'Typed in\ntwice', '00000000-0000-4000-8000-0000000000f1', '2024-02-29 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '2024-03-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000bd02', '00000000-0000-4000-8000-00000000bc02', '00000000-0000-4000-8000-00000000bb02', '00000000-0000-4000-8000-0000000000a1', NULL, '00000000-0000-4000-8000-000000009102', 2024, 12, 0.01,
   NULL, NULL, '2024-03-01 00:00:00+00', NULL, NULL);
INSERT INTO payment_lines (payment_id, line_id, amount, is_void) VALUES
  ('00000000-0000-4000-8000-00000000bd01', 9000000001, -9999999999.99, true),
  ('00000000-0000-4000-8000-00000000bd02', 9000000001, -9999999999.99, false);
INSERT INTO tracking_months (agent_id, carrier_id, year, month, state, policy_id, members, rate, expected, received) VALUES
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', 2024, 1, 'No rate', '00000000-0000-4000-8000-00000000b001', 32767, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', 2024, 2, 'Overpaid', '00000000-0000-4000-8000-00000000b001', 1, 9999.99, 9999.99, 999999999999.99);
INSERT INTO tracking_totals (agent_id, carrier_id, year, month, state, policies, members, expected, received) VALUES
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000ca01', 2024, 2, 'Overpaid', 1, 1, 99999999999999.99, -99999999999999.99);
