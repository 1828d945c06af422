CREATE TABLE "dry_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"request" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"file_checksum" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text,
	"created_by" uuid NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"packed_rows" text,
	"first_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"header" jsonb,
	"is_loaded" boolean NOT NULL,
	"file_key" text,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_upload_lines" DROP CONSTRAINT "lead_upload_lines_upload_id_lead_uploads_id_fk";
--> statement-breakpoint
ALTER TABLE "policy_upload_lines" DROP CONSTRAINT "policy_upload_lines_upload_id_policy_uploads_id_fk";
--> statement-breakpoint
ALTER TABLE "dry_runs" ADD CONSTRAINT "dry_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_results" ADD CONSTRAINT "upload_results_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;