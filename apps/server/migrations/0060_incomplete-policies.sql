-- The comparison keys of the exchange's IDs of an application's policies, for an index.
CREATE FUNCTION application_policy_keys(raw jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_agg(public.identifier_key(policy->>'id_exchange')) FROM jsonb_array_elements(raw->'object'->'policies') policy
$$;--> statement-breakpoint
CREATE TABLE "incomplete_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"exchange_id" text,
	"insured_name" text GENERATED ALWAYS AS (nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')) STORED,
	"file_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policy_upload_lines" DROP CONSTRAINT "policy_upload_lines_upload_id_policy_uploads_id_fk";
--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD COLUMN "incomplete_rows" integer;--> statement-breakpoint
ALTER TABLE "incomplete_policies" ADD CONSTRAINT "incomplete_policies_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_policies" ADD CONSTRAINT "incomplete_policies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_policies" ADD CONSTRAINT "incomplete_policies_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incomplete_policies_term" ON "incomplete_policies" USING btree ("carrier_id",identifier_key("policy_number"),coalesce(effective_date, '-infinity'::date));--> statement-breakpoint
CREATE INDEX "incomplete_policies_of_agent" ON "incomplete_policies" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "incomplete_policies_exchange_key" ON "incomplete_policies" USING btree (coalesce(identifier_key("exchange_id"), identifier_key("policy_number")));--> statement-breakpoint
CREATE INDEX "marketplace_applications_policies" ON "marketplace_applications" USING gin (application_policy_keys("raw"));