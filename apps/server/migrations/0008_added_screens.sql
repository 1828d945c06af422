CREATE TABLE "screen_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"screen" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"document" text NOT NULL,
	"authors" uuid[] NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"comment" text,
	"submitted_by" uuid,
	"submitted_date" timestamp with time zone,
	"decision" text,
	"decided_by" uuid,
	"decided_date" timestamp with time zone,
	"published_by" uuid,
	"published_date" timestamp with time zone,
	CONSTRAINT "screen_versions_number" UNIQUE("screen","number"),
	CONSTRAINT "screen_versions_state" CHECK ("screen_versions"."state" in ('draft', 'submitted', 'approved', 'published', 'replaced', 'retired'))
);
--> statement-breakpoint
CREATE TABLE "screens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"screen_id" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"work" text,
	"section" text,
	"list" text,
	"published_version" integer,
	"latest_version" integer NOT NULL,
	"author" uuid NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"published_date" timestamp with time zone,
	"retired_by" uuid,
	"retired_date" timestamp with time zone,
	"retired_reason" text,
	CONSTRAINT "screens_screenId_unique" UNIQUE("screen_id"),
	CONSTRAINT "screens_status" CHECK ("screens"."status" in ('Not published', 'Published', 'Retired')),
	CONSTRAINT "screens_work" CHECK ("screens"."work" in ('Draft', 'Submitted', 'Approved'))
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "screen_id" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "screen_version" integer;--> statement-breakpoint
ALTER TABLE "screen_versions" ADD CONSTRAINT "screen_versions_screen_screens_id_fk" FOREIGN KEY ("screen") REFERENCES "public"."screens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screen_versions_in_work" ON "screen_versions" USING btree ("screen") WHERE "screen_versions"."state" in ('draft', 'submitted', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "screen_versions_published" ON "screen_versions" USING btree ("screen") WHERE "screen_versions"."state" = 'published';--> statement-breakpoint
-- What was set in this group until now is no screen that anybody approved.
UPDATE "config_entries" SET "config_group" = 'screen.before', "version" = "version" + 1 WHERE "config_group" = 'screen';
