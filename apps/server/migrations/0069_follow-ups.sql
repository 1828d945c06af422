CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"kind_id" uuid NOT NULL,
	"due_date" date NOT NULL,
	"due_time" text,
	"priority" text NOT NULL,
	"repeats" text,
	"repeats_from" date,
	"note" text,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_kind_id_generic_entries_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_in_order" ON "follow_ups" USING btree ((case when "status_id" <> '5ddd36d8-62e9-812f-939c-56d21d45624f'::uuid then 3 when "priority" = 'Urgent' then 0 when "priority" = 'Normal' then 1 else 2 end),"due_date","due_time","id");--> statement-breakpoint
CREATE INDEX "follow_ups_of_agent" ON "follow_ups" USING btree ("agent_id","status_id","due_date");--> statement-breakpoint
CREATE INDEX "follow_ups_of_record" ON "follow_ups" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "follow_ups_by_due_date" ON "follow_ups" USING btree ("due_date","id");