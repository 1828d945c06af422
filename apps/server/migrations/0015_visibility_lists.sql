CREATE TABLE "visibility_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visibility_lists" ADD CONSTRAINT "visibility_lists_id_contacts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Authenticator apps that were being set up were asked for without the password.
UPDATE "users" SET "pending_totp_secret" = NULL;
