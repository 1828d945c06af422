CREATE TABLE "policy_upload_lines" (
	"upload_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"policy_number" text NOT NULL,
	"carrier_id" uuid NOT NULL,
	"agent_id" uuid,
	"aor" text,
	"status_id" uuid,
	"status_is_stated" boolean NOT NULL,
	"first_name" text,
	"last_name" text,
	"dob" date,
	"plan_name" text,
	"number_of_members" smallint,
	"effective_date" date,
	"termination_date" date,
	"broker_effective_date" date,
	"broker_termination_date" date,
	"paid_through_date" date,
	"premium" numeric(12, 2),
	"member_responsibility" numeric(12, 2),
	"address" text,
	"city" text,
	"county" text,
	"state" char(2),
	"zip_code" text,
	"email" text,
	"phone" text,
	CONSTRAINT "policy_upload_lines_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "within" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_upload_lines" ADD CONSTRAINT "policy_upload_lines_upload_id_policy_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."policy_uploads"("id") ON DELETE no action ON UPDATE no action;