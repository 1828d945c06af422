-- Keys that only contain the name of a role stay. The rows that the migration removes are inserted before it.
INSERT INTO user_claims (user_id, key, value) VALUES
  ('00000000-0000-4000-8000-0000000000f2', 'administrators', 'true'), ('00000000-0000-4000-8000-0000000000f2', 'Session.length', 'é');
