-- An exclusion constraint over ids and ranges of days needs it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "policy_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"plan_name" text NOT NULL,
	"number_of_members" smallint NOT NULL,
	"agent_id" uuid NOT NULL,
	"premium" numeric(12, 2),
	"member_responsibility" numeric(12, 2),
	CONSTRAINT "policy_terms_members" CHECK ("policy_terms"."number_of_members" > 0),
	CONSTRAINT "policy_terms_days" CHECK ("policy_terms"."to_date" >= "policy_terms"."from_date" - 1)
);
--> statement-breakpoint
ALTER TABLE "policy_terms" ADD CONSTRAINT "policy_terms_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_terms" ADD CONSTRAINT "policy_terms_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every policy there is gets the one term that is known of it.
INSERT INTO "policy_terms" ("policy_id", "from_date", "to_date", "plan_name", "number_of_members", "agent_id", "premium", "member_responsibility")
SELECT "id", "effective_date", CASE WHEN "termination_date" IS NOT NULL THEN greatest("termination_date", "effective_date" - 1) END,
	"plan_name", "number_of_members", "agent_id", "premium", "member_responsibility"
FROM "policies";--> statement-breakpoint
CREATE UNIQUE INDEX "policy_terms_start" ON "policy_terms" USING btree ("policy_id","from_date");--> statement-breakpoint
-- Checked when the transaction ends, so that one term may end before the next begins in whatever order they are written.
ALTER TABLE "policy_terms" ADD CONSTRAINT "policy_terms_never_overlap"
EXCLUDE USING gist ("policy_id" WITH =, daterange("from_date", "to_date" + 1) WITH &&) DEFERRABLE INITIALLY DEFERRED;
