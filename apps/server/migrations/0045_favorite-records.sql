CREATE TABLE "favorite_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "policies_by_state";--> statement-breakpoint
DROP INDEX "policies_of_carrier";--> statement-breakpoint
ALTER TABLE "favorite_records" ADD CONSTRAINT "favorite_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_records_record" ON "favorite_records" USING btree ("user_id","kind","record_id");--> statement-breakpoint
CREATE INDEX "policies_by_aor" ON "policies" USING btree (sort_key("aor") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_state" ON "policies" USING btree (sort_key("state") collate "C",sort_key("policy_number") collate "C","id","state");--> statement-breakpoint
CREATE INDEX "policies_of_carrier" ON "policies" USING btree ("carrier_id",sort_key("policy_number") collate "C","id");