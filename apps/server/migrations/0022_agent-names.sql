ALTER TABLE "agents" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A login email that several agents have is removed from all but the oldest. The history has the removed value.
UPDATE "agents" SET "login_email" = NULL WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY lower("login_email") ORDER BY "created_date", "id") AS "position"
		FROM "agents" WHERE "login_email" IS NOT NULL
	) AS "numbered" WHERE "position" > 1
);--> statement-breakpoint
-- Splits the name of each agent as on the contact, or after the first word. Nothing that users see changes, so this adds no
-- version and no history.
ALTER TABLE "agents" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "agents" SET
	"first_name" = split_part(trim("name"), ' ', 1),
	"last_name" = trim(substr(trim("name"), length(split_part(trim("name"), ' ', 1)) + 1));--> statement-breakpoint
UPDATE "agents" SET
	"first_name" = "contacts"."first_name", "middle_name" = "contacts"."middle_name", "last_name" = "contacts"."last_name"
FROM "contacts" WHERE "contacts"."id" = "agents"."contact_id"
	AND concat_ws(' ', "contacts"."first_name", "contacts"."middle_name", "contacts"."last_name") = "agents"."name";--> statement-breakpoint
ALTER TABLE "agents" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE UNIQUE INDEX "agents_login_email" ON "agents" USING btree (lower("login_email"));
