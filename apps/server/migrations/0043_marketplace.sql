CREATE TABLE "application_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"overwrites" boolean NOT NULL,
	"rows" jsonb NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"coverage_year" integer NOT NULL,
	"groups" jsonb NOT NULL,
	"submitted_by" uuid,
	"submitted_date" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketplace_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"exchange_assigned_id" text NOT NULL,
	"snapshot_date" timestamp with time zone DEFAULT now() NOT NULL,
	"user_first_name" text NOT NULL,
	"user_last_name" text NOT NULL,
	"customer_name" text GENERATED ALWAYS AS (user_first_name || ' ' || user_last_name) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(coalesce(' ' || exchange_assigned_id, '') || coalesce(' ' || user_first_name, '') || coalesce(' ' || user_last_name, '') || coalesce(' ' || user_phone, '') || coalesce(' ' || user_email, '') || coalesce(' ' || user_address_zip_code, ''))) STORED NOT NULL,
	"user_email" text,
	"user_phone" text,
	"user_address" text,
	"user_address_city" text,
	"user_address_county" text,
	"user_address_state_code" char(2) NOT NULL,
	"user_address_zip_code" text,
	"plan_name" text,
	"carrier_name" text,
	"agent_id" uuid,
	"agent_sale_id" uuid,
	"eligibility_aptc_elected" numeric(12, 2),
	"enrollment_date" date,
	"consent_id" uuid,
	"raw" jsonb NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"submissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "exchange_id" text;--> statement-breakpoint
ALTER TABLE "policy_upload_lines" ADD COLUMN "exchange_id" text;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD CONSTRAINT "application_uploads_id_jobs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_uploads" ADD CONSTRAINT "application_uploads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_application_id_marketplace_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."marketplace_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_applications" ADD CONSTRAINT "marketplace_applications_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_applications" ADD CONSTRAINT "marketplace_applications_agent_sale_id_agents_id_fk" FOREIGN KEY ("agent_sale_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_applications" ADD CONSTRAINT "marketplace_applications_consent_id_consent_requests_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consent_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_applications" ADD CONSTRAINT "marketplace_applications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_of_year" ON "enrollments" USING btree ("application_id","coverage_year");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_applications_id" ON "marketplace_applications" USING btree ("exchange_assigned_id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_by_snapshot" ON "marketplace_applications" USING btree ("snapshot_date","id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_by_last_name" ON "marketplace_applications" USING btree (sort_key("user_last_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_by_agent" ON "marketplace_applications" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_by_seller" ON "marketplace_applications" USING btree ("agent_sale_id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_by_enrollment" ON "marketplace_applications" USING btree ("enrollment_date","id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_search" ON "marketplace_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_by_exchange_id" ON "policies" USING btree ("exchange_id") WHERE exchange_id is not null;