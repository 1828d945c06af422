-- The view of pairs changes. A pair whose numbers differ, but not their IDs of the exchange.
UPDATE policies SET exchange_id = '4101223006' WHERE id = '00000000-0000-4000-8000-00000000b562';
INSERT INTO policy_twins (id, policy_id, twin_id, found_date) VALUES
  ('00000000-0000-4000-8000-00000000b611', '00000000-0000-4000-8000-00000000b562', '00000000-0000-4000-8000-00000000b566', '2026-01-01 00:00:00+00');
