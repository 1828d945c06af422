INSERT INTO quote_records (id, lead_id, customer_id, quote, created_date, created_by, visitor_name, consent_version, consent_brand, consent_language, consent_ip_address, consent_user_agent) VALUES
  ('00000000-0000-4000-8000-000000004901', '00000000-0000-4000-8000-00000000fb01', NULL, '{"zip": "33134"}', '2026-01-02 00:00:00+00', NULL, 'José "Pepe" Ríos', '2026-11', 'Harbor & Co', 'es', '203.0.113.9', 'Browser "1"');
-- Claims that are named like roles give way to a check in the next migration, which also lists the screens.
INSERT INTO user_claims (user_id, key, value) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'SecurityAdmin', 'true'),
  ('00000000-0000-4000-8000-0000000000f2', 'Administrator', 'true'), ('00000000-0000-4000-8000-0000000000f2', 'administrator', 'Yes'),
  ('00000000-0000-4000-8000-0000000000f2', 'securityadmin', 'FALSE'), ('00000000-0000-4000-8000-0000000000f2', ' session ', ''),
  ('00000000-0000-4000-8000-0000000000f2', 'team.agent', 'North'), ('00000000-0000-4000-8000-0000000000f3', 'anyone', 'x');
INSERT INTO screens (id, version, screen_id, title, status, work, section, list, published_version, latest_version, author, updated_date) VALUES
  ('00000000-0000-4000-8000-000000004903', 1, 'claimed', 'Claimed', 'Published', NULL, NULL, NULL, 1, 1, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-000000004905', 1, 'valued', 'Valued', 'Not published', 'Draft', NULL, NULL, NULL, 1, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00');
INSERT INTO screen_versions (id, version, screen, number, state, title, document, authors, created_date, updated_date) VALUES
  ('00000000-0000-4000-8000-000000004904', 1, '00000000-0000-4000-8000-000000004903', 1, 'published', 'Claimed',
   '{"id": "claimed", "access": "agent view.Policy|Administrator", "title": "securityadmin"}', '{}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-000000004906', 1, '00000000-0000-4000-8000-000000004905', 1, 'draft', 'Valued',
   '{"access": "agent", "columns": [{"field": "a", "access": "view.Policy|role:Agent"}, {"field": "b", "access": "team:x", "format" : "commission"}]}', '{}', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
