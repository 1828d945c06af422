-- The rows so far become one partition. Nothing is copied: they are read once to check their times, and two indexes are
-- built.
ALTER TABLE "audit" RENAME TO "audit_earlier";--> statement-breakpoint
ALTER TABLE "audit_earlier" ALTER COLUMN "sequence_number" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "audit_earlier" DROP CONSTRAINT "audit_pkey";--> statement-breakpoint
DROP INDEX "audit_sequence_number";--> statement-breakpoint
ALTER INDEX "audit_by_time" RENAME TO "audit_earlier_by_time";--> statement-breakpoint
ALTER INDEX "audit_of_category" RENAME TO "audit_earlier_of_category";--> statement-breakpoint
ALTER INDEX "audit_of_user" RENAME TO "audit_earlier_of_user";--> statement-breakpoint
ALTER INDEX "audit_written_at_id_index" RENAME TO "audit_earlier_written_at_id";--> statement-breakpoint
DROP TRIGGER "audit_written_at" ON "audit_earlier";--> statement-breakpoint
DROP TRIGGER "audit_is_insert_only" ON "audit_earlier";--> statement-breakpoint
DROP FUNCTION refuse_audit_change();--> statement-breakpoint
-- The order of the columns is that of the earlier table, so that rows needn't be rearranged.
CREATE TABLE "audit" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"created_by" uuid,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"data1" text,
	"data2" text,
	"result" text NOT NULL,
	"screen_id" text,
	"screen_version" integer,
	"last_occurred_at" timestamp with time zone,
	"count" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sequence_number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_sequence_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "audit_id_occurred_at_pk" PRIMARY KEY("id","occurred_at")
) PARTITION BY RANGE ("occurred_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_sequence_number" ON "audit" USING btree ("sequence_number","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("occurred_at","sequence_number");--> statement-breakpoint
CREATE INDEX "audit_of_category" ON "audit" USING btree ("category","occurred_at","sequence_number");--> statement-breakpoint
CREATE INDEX "audit_of_user" ON "audit" USING btree ("created_by","occurred_at","sequence_number");--> statement-breakpoint
CREATE INDEX "audit_written_at_id_index" ON "audit" USING btree ("written_at","id");--> statement-breakpoint
CREATE TRIGGER "audit_written_at" BEFORE INSERT ON "audit"
FOR EACH ROW EXECUTE FUNCTION set_audit_written_at();
--> statement-breakpoint
CREATE TRIGGER "audit_is_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Rows of months without a partition. The owner's role creates the monthly partitions in advance.
CREATE TABLE "audit_default" PARTITION OF "audit" DEFAULT;
--> statement-breakpoint
DO $$
DECLARE
	latest timestamptz;
	granted record;
BEGIN
	SELECT greatest(now(), max("occurred_at")) INTO latest FROM "audit_earlier";
	EXECUTE format(
		'ALTER TABLE "audit" ATTACH PARTITION "audit_earlier" FOR VALUES FROM (MINVALUE) TO (%L)',
		(date_trunc('month', latest AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
	);
	PERFORM setval('"audit_sequence_number_seq"', coalesce(max("sequence_number"), 1), max("sequence_number") IS NOT NULL)
		FROM "audit_earlier";
	-- Instances of the previous version continue with the privileges they have.
	FOR granted IN
		SELECT grantee::regrole::text AS role, privilege_type AS privilege
		FROM pg_class CROSS JOIN LATERAL aclexplode(relacl)
		WHERE oid = '"audit_earlier"'::regclass AND grantee <> relowner AND grantee <> 0
	LOOP
		EXECUTE format('GRANT %s ON "audit" TO %s', granted.privilege, granted.role);
		EXECUTE format('REVOKE %s ON "audit_earlier" FROM %s', granted.privilege, granted.role);
	END LOOP;
END $$;
--> statement-breakpoint
-- Triggers for statements are called only for the table that a statement names.
CREATE TRIGGER "is_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_earlier"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "is_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_default"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
