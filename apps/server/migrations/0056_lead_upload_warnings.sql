ALTER TABLE "lead_uploads" ADD COLUMN "warning_rows" integer;--> statement-breakpoint
ALTER TABLE "lead_uploads" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;