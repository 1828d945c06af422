UPDATE users SET pending_totp_secret = 'sealed' WHERE last_totp_step IS NOT NULL;
INSERT INTO visibility_lists (id, version) SELECT contact_id, 2 FROM visibility GROUP BY contact_id;
