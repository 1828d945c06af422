-- Keys of rows may be uuids, numbers or texts.
ALTER TABLE "row_history" ALTER COLUMN "entity_id" SET DATA TYPE text;--> statement-breakpoint
-- The search paths are fixed so that nothing a session creates or sets can take the place of a function or table here.
--
-- Gives a changed row its next version. An update that changes nothing leaves the version, and so does one of columns
-- that are not recorded: the argument names those, as JSON, with generated columns, which have no value yet. A statement
-- that sets the version asks for a new one in any case; what it sets it to does not count.
CREATE FUNCTION set_row_version() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_asked boolean := NEW.version <> OLD.version;
BEGIN
  IF NEW.id <> OLD.id THEN
    RAISE EXCEPTION 'The id of a row of "%" cannot change: its history would be lost.', TG_TABLE_NAME;
  END IF;
  NEW.version := OLD.version;
  IF is_asked
    OR (TG_NARGS = 0 AND NEW IS DISTINCT FROM OLD)
    OR (TG_NARGS > 0
      AND jsonb_populate_record(NEW, TG_ARGV[0]::jsonb) IS DISTINCT FROM jsonb_populate_record(OLD, TG_ARGV[0]::jsonb))
  THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Writes one history row per row that a statement wrote. The argument is JSON: "names" gives columns the names that the
-- code uses; "secret" names columns shown as '***', always (true) or where another column is true; "skipped" names columns
-- that are not recorded.
CREATE FUNCTION record_row_history() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  rules jsonb := TG_ARGV[0];
  author text := current_setting('portico.author', true);
  parts jsonb := nullif(current_setting('portico.parts', true), '');
  source text;
  row_alias text := CASE TG_OP WHEN 'DELETE' THEN 'o' ELSE 'n' END;
  changes text;
  recorded bigint;
BEGIN
  -- A table elsewhere could be anybody's, and what its columns call would run with the rights of this function.
  IF TG_TABLE_SCHEMA <> 'public' THEN
    RAISE EXCEPTION 'The history is of tables of the schema public alone.';
  END IF;
  WITH columns AS (
    SELECT
      attname AS name,
      coalesce(rules -> 'names' ->> attname::text, attname::text) AS shown_name,
      rules -> 'secret' ->> attname::text AS secret_if,
      (row_number() OVER (ORDER BY attnum) - 1) / 40 AS part
    FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname NOT IN ('id', 'version') AND NOT coalesce(rules -> 'skipped' ? attname::text, false)
  ), conditions AS (
    SELECT *, CASE
      WHEN secret_if IS NULL OR secret_if = 'true' THEN secret_if
      WHEN TG_OP = 'UPDATE' THEN format('(o.%1$I OR n.%1$I)', secret_if)
      ELSE format('%I.%I', row_alias, secret_if)
    END AS condition FROM columns
  ), sides AS (
    SELECT *,
      CASE WHEN condition IS NULL THEN format('o.%I', name)
        ELSE format('CASE WHEN o.%1$I IS NOT NULL AND %2$s THEN to_jsonb(''***''::text) ELSE to_jsonb(o.%1$I) END', name, condition)
      END AS was,
      CASE WHEN condition IS NULL THEN format('n.%I', name)
        ELSE format('CASE WHEN n.%1$I IS NOT NULL AND %2$s THEN to_jsonb(''***''::text) ELSE to_jsonb(n.%1$I) END', name, condition)
      END AS now
    FROM conditions
  ), parts_of_object AS (
    -- No function takes more than a hundred arguments.
    SELECT CASE TG_OP
      WHEN 'INSERT' THEN format('jsonb_build_object(%s)',
        string_agg(format('%L, jsonb_build_object(''to'', %s)', shown_name, now), ', '))
      WHEN 'DELETE' THEN format('jsonb_build_object(%s)',
        string_agg(format('%L, jsonb_build_object(''from'', %s)', shown_name, was), ', '))
      ELSE string_agg(format(
        'CASE WHEN o.%1$I IS DISTINCT FROM n.%1$I THEN jsonb_build_object(%2$L, jsonb_build_object(''from'', %3$s, ''to'', %4$s)) ELSE ''{}'' END',
        name, shown_name, was, now), ' || ')
    END AS text FROM sides GROUP BY part
  )
  SELECT concat_ws(' || ', '''{}''::jsonb', string_agg(text, ' || ')) INTO changes FROM parts_of_object;

  source := CASE TG_OP
    WHEN 'INSERT' THEN 'new_rows n'
    WHEN 'DELETE' THEN 'old_rows o'
    ELSE 'old_rows o JOIN new_rows n ON n.id = o.id WHERE n.version <> o.version'
  END;
  IF parts IS NOT NULL AND TG_OP <> 'DELETE' THEN
    changes := changes || format(' || coalesce($2 -> (%L || n.id), ''{}'')', TG_TABLE_NAME || '/');
    PERFORM set_config('portico.parts', '', true);
  END IF;
  EXECUTE format(
    'INSERT INTO public.row_history (entity, entity_id, version, changed_by, changes)
      SELECT %L, %2$s.id::text, %2$s.version + %3$s, $1, %4$s FROM %5$s',
    TG_TABLE_NAME, row_alias, CASE TG_OP WHEN 'DELETE' THEN 1 ELSE 0 END, changes, source
  ) USING nullif(nullif(author, 'system'), '')::uuid, parts;
  GET DIAGNOSTICS recorded = ROW_COUNT;
  IF recorded > 0 AND coalesce(author, '') = '' THEN
    RAISE EXCEPTION 'Rows of "%" are written, and their transaction does not say by whom.', TG_TABLE_NAME
      USING HINT = 'Call setAuthor in the transaction before the write.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only the owner attaches them to tables; whoever writes a row needs no right to them.
REVOKE EXECUTE ON FUNCTION set_row_version(), record_row_history() FROM PUBLIC;
