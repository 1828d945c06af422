ALTER TABLE "quote_records" ADD COLUMN "visitor_name" text;--> statement-breakpoint
ALTER TABLE "quote_records" ADD COLUMN "consent_brand" text;