-- A number with the wildcards of patterns, in a policy without a phone number.
INSERT INTO policies (id, version, policy_number, carrier_id, agent_id, status_id, first_name, last_name, plan_name, number_of_members, effective_date, city, county, state, zip_code, created_date)
SELECT '00000000-0000-4000-8000-00000000b038', 1, '100%_\Ñ', carrier_id, agent_id, status_id, 'Ángel', '', plan_name, number_of_members, effective_date, city, county, state, '', created_date
FROM policies WHERE id = '00000000-0000-4000-8000-00000000b001';
