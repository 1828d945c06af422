ALTER TABLE "policy_uploads" ADD COLUMN "warning_rows" integer;--> statement-breakpoint
ALTER TABLE "policy_uploads" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Agents' NPNs were copied from what people wrote in their own profiles. They are kept in one spelling (as `normalizeNpn`
-- writes it), and one that is no NPN, or that more than one agent has, is removed from all of them: nobody can tell whose
-- it is, so it matches nobody until an administrator sets it again. History and audit keep what was removed.
WITH "read" AS (
	SELECT "id", "npn", substring(
		regexp_replace(lower(normalize("npn", NFKC)), '[[:space:]-]', '', 'g')
		from '^(?:npn[:#]?)?0*([1-9][0-9]{0,19})(?:[.]0*)?$'
	) AS "digits" FROM "agents" WHERE "npn" IS NOT NULL
), "decided" AS (
	SELECT "id", "npn", CASE WHEN count(*) OVER (PARTITION BY "digits") = 1 THEN "digits" END AS "digits" FROM "read"
), "changed" AS (
	UPDATE "agents" SET "npn" = "decided"."digits", "version" = "agents"."version" + 1 FROM "decided"
	WHERE "agents"."id" = "decided"."id" AND "agents"."npn" IS DISTINCT FROM "decided"."digits"
	RETURNING "agents"."id", "agents"."version", "decided"."npn" AS "before", "decided"."digits" AS "after"
), "history" AS (
	INSERT INTO "row_history" ("entity", "entity_id", "version", "changes")
	SELECT 'agents', "id", "version", jsonb_build_object('npn', jsonb_build_object('from', "before", 'to', "after"))
	FROM "changed"
)
INSERT INTO "audit" ("category", "data1", "result")
SELECT 'contact', 'agents/' || "id",
	CASE WHEN "after" IS NULL THEN 'NPN removed: not unique or no NPN' ELSE 'NPN written in digits' END
FROM "changed";--> statement-breakpoint
CREATE UNIQUE INDEX "agents_npn" ON "agents" USING btree ("npn");--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_npn_digits" CHECK ("agents"."npn" ~ '^[1-9][0-9]{0,19}$');
