CREATE TABLE "ncba" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"raw" jsonb NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ncba" ADD CONSTRAINT "ncba_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ncba" ADD CONSTRAINT "ncba_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ncba_by_created_date" ON "ncba" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "ncba_by_agent" ON "ncba" USING btree ("agent_id","created_date");