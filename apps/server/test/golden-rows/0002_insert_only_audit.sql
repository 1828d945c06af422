INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result) VALUES
  ('00000000-0000-4000-8000-0000000000d3', 'change', '00000000-0000-4000-8000-0000000000f2', '2026-01-02 00:00:00.000001+00', '', '', '');
