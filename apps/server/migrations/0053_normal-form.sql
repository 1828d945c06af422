-- As before, and a conversion of texts to NFC keeps the version of a row: nothing changes that anybody could see, so nobody
-- has an older version, and there is no history. A session asks for it with portico.normalizing, and gets it only if the
-- rows are equal in NFC, so it can't hide any other change.
CREATE OR REPLACE FUNCTION set_row_version() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_asked boolean := NEW.version <> OLD.version;
  unread jsonb := '{}';
BEGIN
  IF NEW.id <> OLD.id THEN
    RAISE EXCEPTION 'The id of a row of "%" cannot change: its history would be lost.', TG_TABLE_NAME;
  END IF;
  NEW.version := OLD.version;
  IF current_setting('portico.normalizing', true) = 'on' THEN
    IF TG_NARGS > 0 THEN
      unread := TG_ARGV[0]::jsonb;
    END IF;
    IF normalize(to_jsonb(jsonb_populate_record(NEW, unread))::text, NFC)
      = normalize(to_jsonb(jsonb_populate_record(OLD, unread))::text, NFC)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  IF is_asked
    OR (TG_NARGS = 0 AND NEW IS DISTINCT FROM OLD)
    OR (TG_NARGS > 0
      AND jsonb_populate_record(NEW, TG_ARGV[0]::jsonb) IS DISTINCT FROM jsonb_populate_record(OLD, TG_ARGV[0]::jsonb))
  THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;
