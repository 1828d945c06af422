CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"login_email" text,
	"phone" text,
	"npn" text,
	"location_id" uuid,
	"agent_type_id" uuid,
	"status_id" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_contact" UNIQUE("contact_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"ffe_user_id" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"created_by" uuid,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"data1" text,
	"data2" text,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "carriers_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_claims" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "user_claims_user_id_key_value_pk" PRIMARY KEY("user_id","key","value")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('customer', 'agent', 'administrator', 'securityadmin'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"totp_secret" text,
	"contact_id" uuid,
	"phone" text,
	"org" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visibility" (
	"contact_id" uuid NOT NULL,
	"agent_id" text NOT NULL,
	"resource_id" text NOT NULL,
	CONSTRAINT "visibility_contact_id_agent_id_resource_id_pk" PRIMARY KEY("contact_id","agent_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"county_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"code" char(2) NOT NULL,
	CONSTRAINT "countries_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"code" char(2) NOT NULL,
	CONSTRAINT "states_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "commission_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"members" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "commission_lines_month" CHECK ("commission_lines"."month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_number" text NOT NULL,
	"carrier_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"dob" date,
	"plan_name" text NOT NULL,
	"number_of_members" smallint NOT NULL,
	"effective_date" date NOT NULL,
	"termination_date" date,
	"address" text,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"state" char(2) NOT NULL,
	"zip_code" text NOT NULL,
	"email" text,
	"phone" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_members" CHECK ("policies"."number_of_members" > 0)
);
--> statement-breakpoint
CREATE TABLE "policy_statuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp with time zone,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generic_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generic_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_location_id_generic_entries_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agent_type_id_generic_entries_id_fk" FOREIGN KEY ("agent_type_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_claims" ADD CONSTRAINT "user_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibility" ADD CONSTRAINT "visibility_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counties" ADD CONSTRAINT "counties_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_statuses" ADD CONSTRAINT "policy_statuses_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_statuses" ADD CONSTRAINT "policy_statuses_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_statuses" ADD CONSTRAINT "policy_statuses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generic_entries" ADD CONSTRAINT "generic_entries_type_id_generic_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."generic_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_name_index" ON "agents" USING btree ("name");--> statement-breakpoint
CREATE INDEX "audit_occurred_at_index" ON "audit" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "audit_category_occurred_at_index" ON "audit" USING btree ("category","occurred_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_contact_id_index" ON "users" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cities_of_county" ON "cities" USING btree ("county_id","name");--> statement-breakpoint
CREATE INDEX "cities_name_index" ON "cities" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "counties_of_state" ON "counties" USING btree ("state_id","name");--> statement-breakpoint
CREATE INDEX "commission_lines_of_policy" ON "commission_lines" USING btree ("policy_id","year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_number_of_carrier" ON "policies" USING btree ("carrier_id","policy_number");--> statement-breakpoint
CREATE INDEX "policies_by_number" ON "policies" USING btree ("policy_number","id");--> statement-breakpoint
CREATE INDEX "policies_by_first_name" ON "policies" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "policies_by_last_name" ON "policies" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "policies_by_plan" ON "policies" USING btree ("plan_name","id");--> statement-breakpoint
CREATE INDEX "policies_by_members" ON "policies" USING btree ("number_of_members","id");--> statement-breakpoint
CREATE INDEX "policies_by_effective_date" ON "policies" USING btree ("effective_date","id");--> statement-breakpoint
CREATE INDEX "policies_by_city" ON "policies" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "policies_by_county" ON "policies" USING btree ("county","id");--> statement-breakpoint
CREATE INDEX "policies_by_state" ON "policies" USING btree ("state","policy_number","id");--> statement-breakpoint
CREATE INDEX "policies_by_zip" ON "policies" USING btree ("zip_code","id");--> statement-breakpoint
CREATE INDEX "policies_by_agent" ON "policies" USING btree ("agent_id","status_id");--> statement-breakpoint
CREATE INDEX "policies_number_trigrams" ON "policies" USING gin ("policy_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_zip_trigrams" ON "policies" USING gin ("zip_code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policy_statuses_policy_id_created_date_index" ON "policy_statuses" USING btree ("policy_id","created_date");--> statement-breakpoint
CREATE INDEX "generic_entries_type_id_name_index" ON "generic_entries" USING btree ("type_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "generic_entries_code" ON "generic_entries" USING btree ("type_id","code");