ALTER TABLE "statement_formats" DROP CONSTRAINT "statement_formats_id_generic_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "statement_formats" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "statement_formats" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "statement_formats" ADD COLUMN "carrier_id" uuid;--> statement-breakpoint
ALTER TABLE "statement_formats" ADD COLUMN "is_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "layout" jsonb;--> statement-breakpoint
-- Moves the names of formats from the entries of the type "CSV format", and copies the layouts of unfinished loads. Nothing
-- that users see changes, so this adds no version and no history.
ALTER TABLE "statement_formats" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "statement_loads" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "generic_entries" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "statement_formats" SET "name" = "generic_entries"."name"
FROM "generic_entries" WHERE "generic_entries"."id" = "statement_formats"."id";--> statement-breakpoint
UPDATE "statement_loads" SET "layout" = "statement_formats"."layout"
FROM "statement_formats" WHERE "statement_formats"."id" = "statement_loads"."format_id"
	AND "statement_loads"."state" IN ('Waiting', 'Loading');--> statement-breakpoint
DELETE FROM "generic_entries" WHERE "type_id" = '6f1c2b1e-0017-4a6e-9b1a-1d7a5c3e0017';--> statement-breakpoint
DELETE FROM "generic_types" WHERE "id" = '6f1c2b1e-0017-4a6e-9b1a-1d7a5c3e0017';--> statement-breakpoint
ALTER TABLE "generic_entries" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "statement_loads" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "statement_formats" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "statement_formats" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_formats" ADD CONSTRAINT "statement_formats_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_formats_name" ON "statement_formats" USING btree (lower("name"));
