-- Texts with accents, decomposed ones among them, and a selection of rows whose ids are no UUIDs.
UPDATE policies SET last_name = 'Ñandú', city = U&'Me\0301rida' WHERE id = '00000000-0000-4000-8000-00000000b003';
INSERT INTO selections (id, user_id, endpoint, row_ids, created_at, expires_at)
SELECT '00000000-0000-4000-8000-00000000e402', user_id, endpoint, '{7,"carrier/FL"}', created_at, expires_at FROM selections LIMIT 1;
