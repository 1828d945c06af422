-- Until now, a claim named like a role granted what the role grants. Roles are compared only with roles from here on, so
-- such claims are removed and can't be stored again. They never become roles: who should have one gets it from a security
-- administrator. Each corrected account has an audit event and keeps its claims in its history.
ALTER TABLE "user_claims" ADD CONSTRAINT "user_claims_key" CHECK ("user_claims"."key" collate "C" !~* '^\s*(customer|agent|administrator|securityadmin|anyone|session)\s*(:|$)') NOT VALID;--> statement-breakpoint
-- Lists the custom screens that somebody could open or use only by such a claim: the right that they name is the role
-- now. Whether its people should get the role, or the screen should require another claim, only administrators know.
WITH "claimed" AS (
	SELECT DISTINCT "user_id", lower("key" COLLATE "C") AS "role" FROM "user_claims"
	WHERE "key" COLLATE "C" ~* '^(customer|agent|administrator|securityadmin)$' AND lower("value") <> 'false'
), "lost" AS (
	SELECT "role", count(*) AS "accounts" FROM "claimed"
	WHERE NOT EXISTS (
		SELECT FROM "user_roles" WHERE "user_roles"."user_id" = "claimed"."user_id" AND "user_roles"."role" = "claimed"."role"
	)
	GROUP BY "role"
)
INSERT INTO "audit" ("category", "data1", "result")
SELECT 'screen', "screen_id" || '/' || "number", 'requires a role that accounts had only as a claim: '
	|| string_agg("role" || ' (' || "accounts" || ')', ', ' ORDER BY "role")
FROM "lost"
JOIN "screen_versions" ON "state" IN ('draft', 'submitted', 'approved', 'published')
	AND "document" ~* ('"access"\s*:\s*"([^"]*[ |])?' || "role" || '([ |][^"]*)?"')
JOIN "screens" ON "screens"."id" = "screen_versions"."screen"
GROUP BY "screen_id", "number"
UNION ALL
SELECT 'screen', "screen_id" || '/' || "number", 'names a role with a value, which nobody can have'
FROM "screen_versions" JOIN "screens" ON "screens"."id" = "screen_versions"."screen"
WHERE "state" IN ('draft', 'submitted', 'approved', 'published')
	AND "document" ~* '"access"\s*:\s*"([^"]*[ |])?((customer|agent|administrator|securityadmin):|[^ |":]+:(customer|agent|administrator|securityadmin)[ |":])';--> statement-breakpoint
DO $$
DECLARE
	account record;
BEGIN
	PERFORM set_config('portico.author', 'system', true);
	FOR account IN
		SELECT "user_id",
			jsonb_agg("claim" ORDER BY "key", "value") AS "before",
			coalesce(jsonb_agg("claim" ORDER BY "key", "value") FILTER (WHERE NOT "is_reserved"), '[]') AS "after",
			string_agg(DISTINCT "key", ', ' ORDER BY "key") FILTER (WHERE "is_reserved") AS "removed"
		FROM (
			SELECT *, jsonb_build_object('key', "key", 'value', "value") AS "claim",
				"key" COLLATE "C" ~* '^\s*(customer|agent|administrator|securityadmin|anyone|session)\s*(:|$)' AS "is_reserved"
			FROM "user_claims"
		) AS "known"
		GROUP BY "user_id" HAVING bool_or("is_reserved") ORDER BY "user_id"
	LOOP
		PERFORM set_config('portico.parts', jsonb_build_object('users/' || account."user_id", jsonb_build_object(
			'claims', jsonb_build_object('from', account."before", 'to', account."after")
		))::text, true);
		DELETE FROM "user_claims" WHERE "user_id" = account."user_id"
			AND "key" COLLATE "C" ~* '^\s*(customer|agent|administrator|securityadmin|anyone|session)\s*(:|$)';
		UPDATE "users" SET "version" = "version" + 1 WHERE "id" = account."user_id";
		INSERT INTO "audit" ("category", "data1", "data2", "result") VALUES
			('user', 'users/' || account."user_id", 'claims', 'claims named like roles removed: ' || account."removed");
	END LOOP;
	PERFORM set_config('portico.parts', '', true);
END $$;--> statement-breakpoint
ALTER TABLE "user_claims" VALIDATE CONSTRAINT "user_claims_key";
