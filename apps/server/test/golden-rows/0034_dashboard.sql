INSERT INTO tracking_carrier_totals (carrier_id, year, month, policies, members) VALUES
  ('00000000-0000-4000-8000-00000000ca01', 2024, 12, 2147483647, -2147483648);
