CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"sent_by" uuid,
	"sent_date" timestamp with time zone DEFAULT now() NOT NULL,
	"phone" text NOT NULL,
	"expires_date" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"text_version" text,
	"language" text,
	"answer" text,
	"answered_date" timestamp with time zone,
	"full_name" text,
	"signature" text,
	"ip_address" text,
	"user_agent" text,
	"withdrawn_date" timestamp with time zone,
	"withdrawn_ip_address" text,
	"withdrawn_user_agent" text,
	CONSTRAINT "consent_requests_attempts" CHECK ("consent_requests"."attempts" between 0 and 5),
	CONSTRAINT "consent_requests_answer" CHECK (("consent_requests"."answer" is null) = ("consent_requests"."answered_date" is null)
        and ("consent_requests"."answer" is null) = ("consent_requests"."full_name" is null))
);
--> statement-breakpoint
CREATE TABLE "offline_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid,
	"created_by_agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"marketplace_id" text,
	"source_id" uuid NOT NULL,
	"is_first_time_on_marketplace" boolean NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (first_name || coalesce(' ' || middle_name, '') || ' ' || last_name) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(coalesce(' ' || first_name, '') || coalesce(' ' || middle_name, '') || coalesce(' ' || last_name, '') || coalesce(' ' || phone, '') || coalesce(' ' || email, '') || coalesce(' ' || zip_code, ''))) STORED NOT NULL,
	"dob" date NOT NULL,
	"sex" text NOT NULL,
	"migratory_status" text NOT NULL,
	"married" boolean NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"county" text,
	"state" char(2) NOT NULL,
	"zip_code" text,
	"residence_card_number" text,
	"accounting_service_requested" boolean NOT NULL,
	"type_of_income" text,
	"annual_income" numeric(10, 2),
	"employer_name" text,
	"employer_phone" text,
	"annual_household_income" numeric(10, 2) NOT NULL,
	"total_members" smallint NOT NULL,
	"applying_for_coverage" smallint,
	"offline_app_members" jsonb NOT NULL,
	"carrier_id" uuid,
	"plan_selected" text NOT NULL,
	"monthly_payment" numeric(10, 2) NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offline_applications_family" CHECK ("offline_applications"."total_members" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "offline_cards" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" char(4) NOT NULL,
	"expiry" char(5) NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"stored_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"encrypted" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_ssns" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"encrypted" text NOT NULL,
	"last_four" char(4) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "status_changes" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_application_id_offline_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."offline_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_created_by_agent_id_agents_id_fk" FOREIGN KEY ("created_by_agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_source_id_generic_entries_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_state_states_code_fk" FOREIGN KEY ("state") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_applications" ADD CONSTRAINT "offline_applications_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_cards" ADD CONSTRAINT "offline_cards_application_id_offline_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."offline_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_drafts" ADD CONSTRAINT "offline_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_ssns" ADD CONSTRAINT "offline_ssns_application_id_offline_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."offline_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_requests_application_id_sent_date_index" ON "consent_requests" USING btree ("application_id","sent_date");--> statement-breakpoint
CREATE INDEX "offline_applications_by_created_date" ON "offline_applications" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "offline_applications_by_name" ON "offline_applications" USING btree (sort_key("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "offline_applications_by_agent" ON "offline_applications" USING btree ("agent_id","status_id");--> statement-breakpoint
CREATE INDEX "offline_applications_by_creator" ON "offline_applications" USING btree ("created_by_agent_id","created_date");--> statement-breakpoint
CREATE INDEX "offline_applications_by_phone" ON "offline_applications" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "offline_applications_by_dob" ON "offline_applications" USING btree ("dob");--> statement-breakpoint
CREATE INDEX "offline_applications_search" ON "offline_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offline_cards_stored_date_index" ON "offline_cards" USING btree ("stored_date");--> statement-breakpoint
CREATE INDEX "offline_drafts_user_id_updated_date_index" ON "offline_drafts" USING btree ("user_id","updated_date");--> statement-breakpoint
CREATE INDEX "offline_drafts_updated_date_index" ON "offline_drafts" USING btree ("updated_date");--> statement-breakpoint
CREATE INDEX "offline_ssns_application_id_index" ON "offline_ssns" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;