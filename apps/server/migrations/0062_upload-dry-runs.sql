ALTER TABLE "lead_uploads" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_uploads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "lead_uploads" ADD COLUMN "job_input" jsonb;--> statement-breakpoint
ALTER TABLE "lead_uploads" ADD COLUMN "expires_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD COLUMN "job_input" jsonb;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD COLUMN "expires_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "upload_results" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;