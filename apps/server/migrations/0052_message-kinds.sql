ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_state";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "kind" TO "channel";--> statement-breakpoint
-- What earlier messages were for and who caused them isn't known. They count for no limit.
ALTER TABLE "outbox" ADD COLUMN "kind" text NOT NULL DEFAULT 'earlier';--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "caused_by" text NOT NULL DEFAULT 'unknown';--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient_key" text;--> statement-breakpoint
UPDATE "outbox" SET "recipient_key" = lower("recipient");--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "recipient_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "caused_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "digest" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("kind","recipient_key","created_at");--> statement-breakpoint
CREATE INDEX "outbox_of_sender" ON "outbox" USING btree ("kind","caused_by","created_at");--> statement-breakpoint
CREATE INDEX "outbox_of_subject" ON "outbox" USING btree ("kind","about","created_at");--> statement-breakpoint
CREATE INDEX "outbox_of_kind" ON "outbox" USING btree ("kind","created_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'sms'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('queued', 'sent', 'failed', 'kept', 'collected', 'merged', 'outdated'));
