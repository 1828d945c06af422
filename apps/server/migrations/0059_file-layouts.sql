DROP INDEX "statement_formats_name";--> statement-breakpoint
ALTER TABLE "statement_formats" ADD COLUMN "kind" text DEFAULT 'statements' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_formats_name_of_kind" ON "statement_formats" USING btree ("kind",lower("name"));