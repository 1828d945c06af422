CREATE TABLE "time_off_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"hours" integer NOT NULL,
	"comment" text,
	"created_by" uuid NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_off_hours" CHECK ("time_off_requests"."hours" >= 0),
	CONSTRAINT "time_off_period" CHECK ("time_off_requests"."end_date" > "time_off_requests"."start_date")
);
--> statement-breakpoint
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_off_by_start" ON "time_off_requests" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "time_off_of_agent" ON "time_off_requests" USING btree ("agent_id","start_date","id");