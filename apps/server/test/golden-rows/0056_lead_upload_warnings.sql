update lead_uploads set warning_rows = 2147483647, warnings = '[{"line": 3, "reason": "Skipped: a “total”."}]'
where id = (select min(id::text)::uuid from lead_uploads);
-- Identifiers as files and forms wrote them, before the next migration corrects them. 0-00123 is 000123 of the same carrier.
INSERT INTO policies (id, version, policy_number, exchange_id, carrier_id, agent_id, status_id, first_name, last_name, plan_name, number_of_members, effective_date, city, county, state, zip_code, created_date)
SELECT added.id::uuid, 1, added.number, added.exchange_id, carrier_id, agent_id, status_id, first_name, last_name, plan_name, number_of_members, effective_date, city, county, state, zip_code, added.created::timestamptz
FROM policies, (VALUES
  ('00000000-0000-4000-8000-00000000b561', '0-00123', '4101223002-01', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b562', '="z000123"', U&'\200F4101223003\00A0', '2026-01-02 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b563', U&'\FEFF\201CH\201377\201D', '', '2026-01-03 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b564', ' 91029384756.0', NULL, '2026-01-04 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b565', '''', '4101223005-01', '2026-01-05 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b566', U&'\FF39-000123', '4101223006.0', '2026-01-06 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000b567', 'z-000123', NULL, '2026-01-07 00:00:00+00')
) AS added (id, number, exchange_id, created)
WHERE policies.id = '00000000-0000-4000-8000-00000000b001';
INSERT INTO statement_lines (id, load_id, line, carrier_id, year, month, policy_number, insured_name, members, amount)
OVERRIDING SYSTEM VALUE
SELECT 9000000561, load_id, 3, carrier_id, year, month, E'''91029384756.0\u200B', insured_name, members, amount FROM statement_lines WHERE id = 9000000002;
UPDATE offline_applications SET marketplace_id = '="4712345678"' WHERE id = '00000000-0000-4000-8000-00000000e001';
UPDATE contacts SET npn = '“0000000001”' WHERE id = '00000000-0000-4000-8000-0000000000c3';
