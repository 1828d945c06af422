INSERT INTO contact_addresses (id, contact_id, position, purpose_ids, address, country_id, state_id, city_id, zip_code) VALUES
  ('00000000-0000-4000-8000-00000000ad01', '00000000-0000-4000-8000-0000000000c1', 0, '{00000000-0000-4000-8000-000000009101}', '1 Main St',
   '00000000-0000-4000-8000-00000000c001', '00000000-0000-4000-8000-000000005001', '00000000-0000-4000-8000-00000000c201', '33101'),
  ('00000000-0000-4000-8000-00000000ad02', '00000000-0000-4000-8000-0000000000c1', 1, '{}', '', NULL, NULL, NULL, '');
INSERT INTO contact_emails (id, contact_id, position, purpose_ids, email) VALUES
  ('00000000-0000-4000-8000-00000000ae01', '00000000-0000-4000-8000-0000000000c1', 0, '{}', 'Ana+work@Portico.test');
INSERT INTO contact_phones (id, contact_id, position, purpose_ids, phone) VALUES
  ('00000000-0000-4000-8000-00000000ab01', '00000000-0000-4000-8000-0000000000c1', 0, '{}', '+13055550100');
-- Photo keys give way to a table in the next migration.
INSERT INTO contacts (id, version, first_name, middle_name, last_name, ffe_user_id, npn, photo_key, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000c3', 1, '李', NULL, '小龙', NULL, '0000000001', 'photos/ab/abc', '2026-01-01 00:00:00+00');
-- The agent's NPN must not replace the one that this contact has.
INSERT INTO agents (id, version, name, contact_id, npn, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000a3', 1, '李 小龙', '00000000-0000-4000-8000-0000000000c3', '9999999999', '2026-01-01 00:00:00+00');
INSERT INTO config_entries (id, version, config_group, config_key, value, type, description, is_secret, updated_by, updated_date) VALUES
  ('00000000-0000-4000-8000-00000000cf01', 1, 'screen', 'grace', '{}', 'json', NULL, false, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-00000000cf02', 4, 'brand', 'name', '', 'text', 'What it is called', true, NULL, '2026-01-01 00:00:00+00');
INSERT INTO row_history (entity, entity_id, version, changed_by, changed_at, changes) VALUES
  ('contacts', '00000000-0000-4000-8000-0000000000c1', 1, NULL, '2026-01-01 00:00:00+00', '{}'),
  ('contacts', '00000000-0000-4000-8000-0000000000c1', 2, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '{"npn": [null, "00\u00e9"]}');
INSERT INTO identity_steps (id, kind, user_id, code_hash, created_at, expires_at, tries, otp_method, otp_hash, used_at) VALUES
  ('00000000-0000-4000-8000-00000000e101', 'reset', '00000000-0000-4000-8000-0000000000f1', 'one', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00', 0, NULL, NULL, NULL),
  ('00000000-0000-4000-8000-00000000e102', 'second-factor', '00000000-0000-4000-8000-0000000000f1', 'two', '2026-01-01 00:00:00+00', '2026-01-01 00:05:00+00', 5, 'sms', 'hash', '2026-01-01 00:01:00+00');
INSERT INTO recovery_codes (user_id, code_hash, used_at) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'used', '2026-01-01 00:00:00+00'), ('00000000-0000-4000-8000-0000000000f1', 'open', NULL);
INSERT INTO jobs (id, kind, started_by, state, done, total, message, result, created_at, finished_at, cancel_asked_at) VALUES
  ('00000000-0000-4000-8000-00000000e201', 'policies.upload', '00000000-0000-4000-8000-0000000000f1', 'cancelled', 3, 10, 'You cancelled this.', '{"rows": [1, null]}',
   '2026-01-01 00:00:00+00', '2026-01-01 00:00:01+00', '2026-01-01 00:00:00.5+00'),
  ('00000000-0000-4000-8000-00000000e202', 'of a version to come', NULL, 'queued', 0, NULL, NULL, NULL, '2026-01-01 00:00:00+00', NULL, NULL);
INSERT INTO outbox (id, kind, recipient, subject, body, created_at, state, attempts, failure, sent_at) VALUES
  ('00000000-0000-4000-8000-00000000e301', 'mail', 'a@example.com', 'Subject', E'Line\r\nline', '2026-01-01 00:00:00+00', 'sent', 10, '451 try later', '2026-01-01 04:00:00+00'),
  ('00000000-0000-4000-8000-00000000e302', 'sms', '+13055550100', NULL, '', '2026-01-01 00:00:00+00', 'queued', 0, NULL, NULL);
INSERT INTO idempotent_answers (user_id, key, request_hash, status, body, created_at) VALUES
  ('00000000-0000-4000-8000-0000000000f1', 'answered', 'hash', 204, 'sealed', '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000000f1', 'under way', 'hash', NULL, NULL, '2026-01-01 00:00:00+00');
INSERT INTO rate_limits (key, points, expire) VALUES ('sign-in/account/60:x', 11, '2026-01-01 00:01:00+00'), ('own-address:y', 1, NULL);
UPDATE users SET pending_totp_secret = 'sealed', last_totp_step = 9223372036854775807, email_factor = true, sms_factor = true, app_id = 'app'
WHERE id = '00000000-0000-4000-8000-0000000000f1';
UPDATE sessions SET is_pending = true;
-- Users whose passwords an administrator has set; the second has chosen one since, by a link.
INSERT INTO users (id, version, email, password_hash, must_change_password, created_date) VALUES
  ('00000000-0000-4000-8000-0000000000f3', 2, 'set@portico.test', 'x', true, '2026-01-01 00:00:00+00'),
  ('00000000-0000-4000-8000-0000000000f4', 3, 'chosen@portico.test', 'x', false, '2026-01-01 00:00:00+00');
INSERT INTO row_history (entity, entity_id, version, changed_by, changed_at, changes) VALUES
  ('users', '00000000-0000-4000-8000-0000000000f3', 2, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '{"passwordHash": null}'),
  ('users', '00000000-0000-4000-8000-0000000000f4', 2, '00000000-0000-4000-8000-0000000000f1', '2026-01-01 00:00:00+00', '{"passwordHash": null}'),
  ('users', '00000000-0000-4000-8000-0000000000f4', 3, '00000000-0000-4000-8000-0000000000f4', '2026-01-01 01:00:00+00', '{"passwordHash": null}');
INSERT INTO audit (id, category, created_by, occurred_at, data1, data2, result) VALUES
  ('00000000-0000-4000-8000-0000000000d5', 'password', '00000000-0000-4000-8000-0000000000f4', '2026-01-01 00:30:00+00', NULL, NULL, 'link sent');
INSERT INTO identity_steps (id, kind, user_id, code_hash, created_at, expires_at) VALUES
  ('00000000-0000-4000-8000-00000000e103', 'reset', '00000000-0000-4000-8000-0000000000f3', 'three', '2026-01-01 00:00:00+00', '2026-01-01 01:00:00+00');
