CREATE TABLE "rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"rate1" numeric(6, 2) DEFAULT 0 NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	CONSTRAINT "rates_amount" CHECK ("rates"."rate1" >= 0),
	CONSTRAINT "rates_days" CHECK ("rates"."end_date" > "rates"."start_date")
);
--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rates_by_agent" ON "rates" USING btree ("agent_id","start_date");--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_never_overlap"
EXCLUDE USING gist ("agent_id" WITH =, "carrier_id" WITH =, daterange("start_date", "end_date", '[]') WITH &&);
