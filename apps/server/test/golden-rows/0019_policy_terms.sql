-- A term of the year before, and one that never took effect.
INSERT INTO policy_terms (id, policy_id, from_date, to_date, plan_name, number_of_members, agent_id, premium, member_responsibility) VALUES
  ('00000000-0000-4000-8000-00000000b501', '00000000-0000-4000-8000-00000000b002', '2025-01-01', '2025-12-31', 'Bronze "HDHP"', 2, '00000000-0000-4000-8000-0000000000a1', 400.00, 0.00),
  ('00000000-0000-4000-8000-00000000b502', '00000000-0000-4000-8000-00000000b002', '2024-01-01', '2023-12-31', '', 1, '00000000-0000-4000-8000-0000000000a2', NULL, NULL);
