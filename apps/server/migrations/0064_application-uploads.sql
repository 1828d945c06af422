ALTER TABLE "application_uploads" ALTER COLUMN "rows" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "file_name" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "state" text DEFAULT 'Loaded' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "job_input" jsonb;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "expires_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "read_rows" integer;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "new_rows" integer;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "refused_rows" integer;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "warning_rows" integer;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "finished_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "changed_rows" integer;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD COLUMN "unchanged_rows" integer;