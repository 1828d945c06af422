ALTER TABLE "consent_requests" DROP CONSTRAINT "consent_requests_answer";--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "agency_name" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "agent_name" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "replaced_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_answer" CHECK (("consent_requests"."answer" is null) = ("consent_requests"."answered_date" is null)
        and ("consent_requests"."answer" is not null or "consent_requests"."full_name" is null)
        and ("consent_requests"."answer" is distinct from 'agreed' or "consent_requests"."full_name" is not null));--> statement-breakpoint
UPDATE "consent_requests" SET "replaced_date" = (
	SELECT min(newer.answered_date) FROM consent_requests AS newer
	WHERE newer.application_id = consent_requests.application_id
		AND (newer.sent_date, newer.id) > (consent_requests.sent_date, consent_requests.id)
) WHERE answer = 'agreed' AND withdrawn_date IS NULL;
