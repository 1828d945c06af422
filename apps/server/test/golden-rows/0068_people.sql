-- Records of people, and decisions about them: one that holds, one that was undone, and one that another replaced.
INSERT INTO person_records (record_id, source_id, kind, known_id, person_id, name, given_name, family_name, dob, phone, email, subscriber_ids, ssn_hash, is_pending) VALUES
  ('00000000-0000-4000-8000-000000006801', '00000000-0000-4000-8000-000000006801', 'policy', '00000000-0000-4000-8000-000000006801', '00000000-0000-4000-8000-000000006801', 'Ángela O''Núñez', 'angela', 'o''nunez', '1900-01-01', '3055550142', 'a@example.com', '{4101223001-01,4101223002-01}', NULL, false),
  ('00000000-0000-4000-8000-000000006802', '00000000-0000-4000-8000-000000006803', 'applicationMember', '00000000-0000-4000-8000-000000006802', '00000000-0000-4000-8000-000000006801', ' ', '', '', NULL, NULL, NULL, '{}', 'h1.0000000000000000.AAAAAAAAAAAAAAAAAAAAAA', true);
INSERT INTO person_decisions (id, kind, record_ids, other_ids, created_by, created_date, end_date, ended_by, replaced_by) VALUES
  ('00000000-0000-4000-8000-000000006811', 'same', '{00000000-0000-4000-8000-000000006801,00000000-0000-4000-8000-000000006802}', '{}', '00000000-0000-4000-8000-0000000000f1', '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', '00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000006812'),
  ('00000000-0000-4000-8000-000000006812', 'different', '{00000000-0000-4000-8000-000000006801}', '{00000000-0000-4000-8000-000000006802}', NULL, '2026-01-03 00:00:00+00', NULL, NULL, NULL);
UPDATE offline_ssns SET hash = 'h1.0000000000000000.AAAAAAAAAAAAAAAAAAAAAA' WHERE person_id = (SELECT min(person_id::text)::uuid FROM offline_ssns);
INSERT INTO offline_ssns (person_id, application_id, encrypted, last_four)
  SELECT '00000000-0000-4000-8000-000000006821', application_id, encrypted, last_four FROM offline_ssns WHERE hash IS NOT NULL;
