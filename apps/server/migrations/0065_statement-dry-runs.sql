DROP INDEX "statement_loads_month";--> statement-breakpoint
DROP INDEX "statement_loads_content";--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "job_input" jsonb;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "expires_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "new_rows" integer;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "warning_rows" integer;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_loads_month" ON "statement_loads" USING btree ("carrier_id","year","month") WHERE state in ('Waiting', 'Loading', 'Loaded') and not is_dry_run;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_loads_content" ON "statement_loads" USING btree ("file_checksum") WHERE state in ('Waiting', 'Loading', 'Loaded') and not is_dry_run;