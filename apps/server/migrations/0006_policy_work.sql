CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"entity_metadata_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"note_body" text NOT NULL,
	"doc_mime" text,
	"doc_name" text,
	"doc_size" integer,
	"doc_key" text,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"carrier_id" uuid,
	"file_key" text,
	"state" text NOT NULL,
	"message" text,
	"read_rows" integer,
	"new_rows" integer,
	"changed_rows" integer,
	"unchanged_rows" integer,
	"refused_rows" integer,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "screen_preferences" (
	"user_id" uuid NOT NULL,
	"screen_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screen_preferences_user_id_screen_id_pk" PRIMARY KEY("user_id","screen_id")
);
--> statement-breakpoint
CREATE TABLE "selections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"row_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp with time zone,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "lost_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"year" smallint NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_date" timestamp with time zone,
	"reason" text NOT NULL,
	"lost_date" date NOT NULL,
	CONSTRAINT "lost_policies_month" CHECK ("lost_policies"."month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "unpaid_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"year" smallint NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_date" timestamp with time zone,
	"paid_through_date" date NOT NULL,
	"grace_end_date" date NOT NULL,
	CONSTRAINT "unpaid_policies_month" CHECK ("unpaid_policies"."month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "market_exit_date" date;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "insured_name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "aor" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "broker_effective_date" date;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "broker_termination_date" date;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "paid_through_date" date;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "premium" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "member_responsibility" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD CONSTRAINT "policy_uploads_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD CONSTRAINT "policy_uploads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_preferences" ADD CONSTRAINT "screen_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selections" ADD CONSTRAINT "selections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_policies" ADD CONSTRAINT "lost_policies_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_policies" ADD CONSTRAINT "lost_policies_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_policies" ADD CONSTRAINT "lost_policies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_policies" ADD CONSTRAINT "lost_policies_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_policies" ADD CONSTRAINT "unpaid_policies_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_policies" ADD CONSTRAINT "unpaid_policies_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_policies" ADD CONSTRAINT "unpaid_policies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_policies" ADD CONSTRAINT "unpaid_policies_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_entity_id_entity_metadata_id_created_date_index" ON "notes" USING btree ("entity_id","entity_metadata_id","created_date");--> statement-breakpoint
CREATE INDEX "policy_uploads_created_date_index" ON "policy_uploads" USING btree ("created_date");--> statement-breakpoint
CREATE INDEX "selections_expires_at_index" ON "selections" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "status_changes_entity_id_created_date_index" ON "status_changes" USING btree ("entity_id","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "lost_policies_open" ON "lost_policies" USING btree ("policy_id") WHERE resolved_date is null;--> statement-breakpoint
CREATE INDEX "lost_policies_by_date" ON "lost_policies" USING btree ("lost_date","id") WHERE resolved_date is null;--> statement-breakpoint
CREATE INDEX "lost_policies_by_agent" ON "lost_policies" USING btree ("agent_id","status_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unpaid_policies_open" ON "unpaid_policies" USING btree ("policy_id") WHERE resolved_date is null;--> statement-breakpoint
CREATE INDEX "unpaid_policies_by_grace" ON "unpaid_policies" USING btree ("grace_end_date","id") WHERE resolved_date is null;--> statement-breakpoint
CREATE INDEX "unpaid_policies_by_agent" ON "unpaid_policies" USING btree ("agent_id","status_id");--> statement-breakpoint
CREATE INDEX "policies_by_insured_name" ON "policies" USING btree ("insured_name","id");--> statement-breakpoint
CREATE INDEX "policies_insured_name_trigrams" ON "policies" USING gin ("insured_name" gin_trgm_ops);