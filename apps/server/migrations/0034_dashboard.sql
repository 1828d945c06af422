CREATE TABLE "tracking_carrier_totals" (
	"carrier_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"policies" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "tracking_carrier_totals_year_month_carrier_id_pk" PRIMARY KEY("year","month","carrier_id")
);
--> statement-breakpoint
ALTER TABLE "tracking_carrier_totals" ADD CONSTRAINT "tracking_carrier_totals_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracking_totals_of_agent" ON "tracking_totals" USING btree ("agent_id","year","month","carrier_id","policies","members");--> statement-breakpoint
INSERT INTO "tracking_carrier_totals" ("carrier_id", "year", "month", "policies", "members")
SELECT "carrier_id", "year", "month", sum("policies"), sum("members") FROM "tracking_totals" GROUP BY 1, 2, 3;
