CREATE TABLE "staff_browsers" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "sender_ip_address" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "sender_user_agent" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "sender_browser" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "device_match" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "code_sent_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "code_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "codes_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "is_phone_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "refused_date" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "staff_browsers_expires_at_index" ON "staff_browsers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_code_tries" CHECK ("consent_requests"."code_tries" between 0 and 5);--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_device_match" CHECK ("consent_requests"."device_match" is null or "consent_requests"."answer" is not null);