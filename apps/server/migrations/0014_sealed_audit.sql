CREATE TABLE "audit_seals" (
	"day" date PRIMARY KEY NOT NULL,
	"row_count" bigint NOT NULL,
	"previous_hash" text,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "last_occurred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Rows that are there were written when they happened. No UPDATE: the table refuses those.
ALTER TABLE "audit" ALTER COLUMN "written_at" TYPE timestamp with time zone USING "occurred_at";--> statement-breakpoint
CREATE INDEX "audit_written_at_id_index" ON "audit" USING btree ("written_at","id");--> statement-breakpoint
-- The search path is fixed so that nothing a session creates or sets can take the place of a function or table here.
CREATE FUNCTION set_audit_written_at() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.written_at := greatest(
    clock_timestamp(),
    (SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' FROM public.audit_seals)
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_written_at BEFORE INSERT ON "audit"
FOR EACH ROW EXECUTE FUNCTION set_audit_written_at();
--> statement-breakpoint
-- Seals follow each other day by day, and only a finished day is sealed. A day that is sealed meets the primary key.
CREATE FUNCTION check_audit_seal() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first_day date;
  last_day date;
BEGIN
  SELECT min(day), max(day) INTO first_day, last_day FROM public.audit_seals;
  IF NEW.day >= (clock_timestamp() AT TIME ZONE 'UTC')::date THEN
    RAISE EXCEPTION 'The audit of % cannot be sealed: the day is not over.', NEW.day;
  END IF;
  IF NEW.day < first_day OR NEW.day > last_day + 1 THEN
    RAISE EXCEPTION 'The audit of % cannot be sealed: the next day to seal is %.', NEW.day, last_day + 1;
  END IF;
  NEW.sealed_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_seals_follow BEFORE INSERT ON "audit_seals"
FOR EACH ROW EXECUTE FUNCTION check_audit_seal();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Rows of "%" are kept as they were written: % is refused.', TG_TABLE_NAME, TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_seals_are_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER row_history_is_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "row_history"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
