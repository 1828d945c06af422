CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"created_by_agent_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (first_name || coalesce(' ' || middle_name, '') || ' ' || last_name) STORED NOT NULL,
	"dob" date,
	"sex" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"us_citizen" boolean NOT NULL,
	"tglanguage_spkid" uuid,
	"tglanguage_mail_id" uuid,
	"comment" text NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_sex" CHECK ("customers"."sex" in ('M', 'F'))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_created_by_agent_id_agents_id_fk" FOREIGN KEY ("created_by_agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tglanguage_spkid_generic_entries_id_fk" FOREIGN KEY ("tglanguage_spkid") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tglanguage_mail_id_generic_entries_id_fk" FOREIGN KEY ("tglanguage_mail_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree (sort_key("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "customers_by_status" ON "customers" USING btree ("status_id");--> statement-breakpoint
CREATE INDEX "customers_by_agent" ON "customers" USING btree ("agent_id","status_id");--> statement-breakpoint
CREATE INDEX "customers_by_creating_agent" ON "customers" USING btree ("created_by_agent_id");--> statement-breakpoint
CREATE INDEX "customers_name_trigrams" ON "customers" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_email_trigrams" ON "customers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_phone_trigrams" ON "customers" USING gin ("phone" gin_trgm_ops);