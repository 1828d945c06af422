ALTER TABLE "incomplete_policies" ADD COLUMN "application_id" text;--> statement-breakpoint
ALTER TABLE "incomplete_policies" ADD COLUMN "agent_npn" text;--> statement-breakpoint
ALTER TABLE "policy_upload_lines" ADD COLUMN "application_id" text;--> statement-breakpoint
ALTER TABLE "policy_upload_lines" ADD COLUMN "agent_npn" text;--> statement-breakpoint
CREATE INDEX "incomplete_policies_application_key" ON "incomplete_policies" USING btree (identifier_key("application_id"));--> statement-breakpoint
-- Layouts that know the header of application IDs read it from now on.
SELECT set_config('portico.author', 'system', true);--> statement-breakpoint
UPDATE "statement_formats" SET "layout" = "layout" || jsonb_build_object(
	'columns', "layout"->'columns' || '{"applicationId": ["ffm_app_id"]}',
	'optionalColumns', coalesce("layout"->'optionalColumns', '[]') || '["applicationId"]',
	'otherHeaders', ("layout"->'otherHeaders') - 'ffm_app_id')
	WHERE "kind" = 'policies' AND "layout"->'otherHeaders' @> '["ffm_app_id"]' AND "layout"->'columns'->'applicationId' IS NULL;
