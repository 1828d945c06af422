CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid,
	"status_id" uuid,
	"status_date" timestamp with time zone,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"contact_name" text GENERATED ALWAYS AS (btrim(first_name || ' ' || last_name)) STORED NOT NULL,
	"phone" text NOT NULL,
	"dob" date,
	"sex" text,
	"address" text,
	"city" text,
	"state" char(2),
	"zip_code" text,
	"plan" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "status_changes" ALTER COLUMN "status_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_state_states_code_fk" FOREIGN KEY ("state") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_created_date" ON "leads" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "leads_by_contact_name" ON "leads" USING btree (sort_key("contact_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "leads_by_dob" ON "leads" USING btree ("dob","id");--> statement-breakpoint
CREATE INDEX "leads_by_status_date" ON "leads" USING btree ("status_date","id");--> statement-breakpoint
CREATE INDEX "leads_of_agent" ON "leads" USING btree ("agent_id","created_date","id");--> statement-breakpoint
CREATE INDEX "leads_of_status" ON "leads" USING btree ("status_id","created_date","id");--> statement-breakpoint
CREATE INDEX "leads_by_agent" ON "leads" USING btree ("agent_id","status_id");--> statement-breakpoint
CREATE INDEX "leads_contact_name_trigrams" ON "leads" USING gin ("contact_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_phone_trigrams" ON "leads" USING gin ("phone" gin_trgm_ops);