ALTER TABLE "jobs" ADD COLUMN "screen_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "screen_version" integer;--> statement-breakpoint
-- What people arranged of added screens stands under a name of its own: a screen of the portal's own may have their id.
UPDATE "screen_preferences" SET "screen_id" = 'added.' || "screen_id" WHERE "screen_id" IN (SELECT "screen_id" FROM "screens");
