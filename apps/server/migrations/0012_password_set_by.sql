ALTER TABLE "identity_steps" DROP CONSTRAINT "identity_steps_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_by" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_steps" ADD CONSTRAINT "identity_steps_kind" CHECK ("identity_steps"."kind" in ('second-factor', 'reset', 'forced-reset', 'confirm-factor'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_password_set_by" CHECK ("users"."password_set_by" in ('owner', 'admin'));--> statement-breakpoint
-- A password is its owner's where no administrator ever set one, or where the owner has set one since within an hour of
-- being sent a link; any other change may have been completed by whoever knew the administrator's password.
UPDATE "users" SET "password_set_by" = 'owner' WHERE NOT EXISTS (
	SELECT 1 FROM "row_history" "h"
	WHERE "h"."entity" = 'users' AND "h"."entity_id" = "users"."id" AND "h"."changes" ? 'passwordHash'
		AND "h"."changed_by" IS DISTINCT FROM "users"."id"
) OR EXISTS (
	SELECT 1 FROM "row_history" "own"
	INNER JOIN "audit" "link" ON "link"."category" = 'password' AND "link"."result" = 'link sent'
		AND "link"."created_by" = "users"."id"
		AND "link"."occurred_at" BETWEEN "own"."changed_at" - interval '1 hour' AND "own"."changed_at"
	WHERE "own"."entity" = 'users' AND "own"."entity_id" = "users"."id" AND "own"."changes" ? 'passwordHash'
		AND "own"."changed_by" = "users"."id" AND "own"."version" > (
			SELECT max("h"."version") FROM "row_history" "h"
			WHERE "h"."entity" = 'users' AND "h"."entity_id" = "users"."id" AND "h"."changes" ? 'passwordHash'
				AND "h"."changed_by" IS DISTINCT FROM "users"."id"
		)
);
--> statement-breakpoint
-- Codes of sign-ins that asked for a new password; links to those accounts count as such codes too.
UPDATE "identity_steps" SET "kind" = 'forced-reset' WHERE "kind" = 'reset'
	AND "user_id" IN (SELECT "id" FROM "users" WHERE "must_change_password");
