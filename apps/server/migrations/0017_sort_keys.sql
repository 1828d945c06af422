-- What texts are sorted by, alike on every database: in small letters, without accents, Ñ after N. Names are qualified, so
-- that the functions work in indexes whatever the search path is.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE FUNCTION accented_sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT public.unaccent('public.unaccent'::regdictionary, replace(replace(normalize(value, NFC), 'Ñ', 'n~'), 'ñ', 'n~'))
$$;--> statement-breakpoint
-- Most texts are plain ASCII, and need no dictionary.
CREATE FUNCTION sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower((CASE WHEN octet_length(value) = char_length(value) THEN value ELSE public.accented_sort_key(value) END) COLLATE "C")
$$;--> statement-breakpoint
DROP INDEX "policies_by_number";--> statement-breakpoint
DROP INDEX "policies_by_insured_name";--> statement-breakpoint
DROP INDEX "policies_by_first_name";--> statement-breakpoint
DROP INDEX "policies_by_last_name";--> statement-breakpoint
DROP INDEX "policies_by_plan";--> statement-breakpoint
DROP INDEX "policies_by_city";--> statement-breakpoint
DROP INDEX "policies_by_county";--> statement-breakpoint
DROP INDEX "policies_by_state";--> statement-breakpoint
DROP INDEX "policies_by_zip";--> statement-breakpoint
DROP INDEX "policies_of_agent";--> statement-breakpoint
ALTER TABLE "selections" ALTER COLUMN "row_ids" SET DATA TYPE text[];--> statement-breakpoint
CREATE INDEX "agents_by_name" ON "agents" USING btree (sort_key("name") collate "C");--> statement-breakpoint
CREATE INDEX "carriers_by_name" ON "carriers" USING btree (sort_key("name") collate "C");--> statement-breakpoint
CREATE INDEX "policies_by_number" ON "policies" USING btree (sort_key("policy_number") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_insured_name" ON "policies" USING btree (sort_key("insured_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_first_name" ON "policies" USING btree (sort_key("first_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_last_name" ON "policies" USING btree (sort_key("last_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_plan" ON "policies" USING btree (sort_key("plan_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_city" ON "policies" USING btree (sort_key("city") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_county" ON "policies" USING btree (sort_key("county") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_state" ON "policies" USING btree (sort_key("state") collate "C",sort_key("policy_number") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_by_zip" ON "policies" USING btree (sort_key("zip_code") collate "C","id");--> statement-breakpoint
CREATE INDEX "policies_of_agent" ON "policies" USING btree ("agent_id",sort_key("policy_number") collate "C","id");