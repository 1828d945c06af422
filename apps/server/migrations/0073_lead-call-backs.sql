ALTER TABLE "lead_upload_lines" ADD COLUMN "status_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_upload_lines" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_upload_lines" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "lead_upload_lines" ADD COLUMN "due_time" text;--> statement-breakpoint
ALTER TABLE "lead_uploads" ADD COLUMN "follow_ups" integer;