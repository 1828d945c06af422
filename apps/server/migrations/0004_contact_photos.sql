CREATE TABLE "contact_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"contact_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_photos_contact" UNIQUE("contact_id")
);
--> statement-breakpoint
ALTER TABLE "contact_photos" ADD CONSTRAINT "contact_photos_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "photo_key";--> statement-breakpoint
UPDATE "contacts" SET "npn" = "agents"."npn" FROM "agents" WHERE "agents"."contact_id" = "contacts"."id" AND "contacts"."npn" IS NULL;
