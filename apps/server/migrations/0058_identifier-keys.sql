-- What identifiers are stored and compared as. The same as normalizeIdentifier and identifierKey of @portico/endpoints, which
-- a test compares with these. Names are qualified, so that the functions work in indexes whatever the search path is.
CREATE FUNCTION cleaned_identifier(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace(regexp_replace(
		normalize(regexp_replace(regexp_replace(
			translate(normalize(value, NFC), '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～', '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~'),
			'[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
			'[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), NFC),
		'^(?:[ \u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\u2039\u203a\uff02\uff07]|=(?=[\u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\u2039\u203a\uff02\uff07]))+', ''),
		'[ \u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\u2039\u203a\uff02\uff07]+$', ''),
		'^([0-9]+)[.]0+$', '\1')
$$;--> statement-breakpoint
-- Most identifiers have only letters, digits, dashes and single spaces.
CREATE FUNCTION stored_identifier(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN (value COLLATE "C") ~ '^[0-9A-Za-z]+(?:[ -][0-9A-Za-z]+)*$' THEN value ELSE public.cleaned_identifier(value) END
$$;--> statement-breakpoint
CREATE FUNCTION folded_identifier(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(
		nullif(lower(regexp_replace(stored, ' ?[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead] ?', '', 'g') COLLATE "C"), ''), stored)
	FROM (SELECT public.cleaned_identifier(normalize(public.cleaned_identifier(value), NFKC)) AS stored) AS cleaned
$$;--> statement-breakpoint
CREATE FUNCTION identifier_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN (value COLLATE "C") ~ '^[0-9A-Za-z]+(?:[ -][0-9A-Za-z]+)*$'
		THEN replace(lower(value COLLATE "C"), '-', '') ELSE public.folded_identifier(value) END
$$;--> statement-breakpoint
CREATE TABLE "policy_twins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"twin_id" uuid NOT NULL,
	"found_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "policies_by_exchange_id";--> statement-breakpoint
DROP INDEX "policies_number_trigrams";--> statement-breakpoint
DROP INDEX "statement_lines_unmatched";--> statement-breakpoint
DROP INDEX "statement_lines_number_trigrams";--> statement-breakpoint
ALTER TABLE "policy_twins" ADD CONSTRAINT "policy_twins_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_twins" ADD CONSTRAINT "policy_twins_twin_id_policies_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_twins_pair" ON "policy_twins" USING btree ("policy_id","twin_id");--> statement-breakpoint
CREATE INDEX "marketplace_applications_key" ON "marketplace_applications" USING btree (identifier_key("exchange_assigned_id"));--> statement-breakpoint
CREATE INDEX "policies_number_key" ON "policies" USING btree ("carrier_id",identifier_key("policy_number"));--> statement-breakpoint
CREATE INDEX "policies_exchange_key" ON "policies" USING btree (identifier_key("exchange_id")) WHERE exchange_id is not null;--> statement-breakpoint
CREATE INDEX "policies_number_trigrams" ON "policies" USING gin (identifier_key("policy_number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "statement_lines_unmatched" ON "statement_lines" USING btree ("carrier_id",identifier_key("policy_number")) WHERE "statement_lines"."policy_id" is null;--> statement-breakpoint
CREATE INDEX "statement_lines_number_trigrams" ON "statement_lines" USING gin (identifier_key("policy_number") gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."policy_twin_rows" AS (select policy_twins.id, policy_twins.policy_id, policy_twins.twin_id, one.carrier_id,
    carriers.name as carrier,
    one.policy_number, one.insured_name, one.effective_date, one_agent.name as agent,
    other.policy_number as twin_number, other.insured_name as twin_name,
    other.effective_date as twin_effective_date, other_agent.name as twin_agent
    from policy_twins
    join policies one on one.id = policy_twins.policy_id
    join policies other on other.id = policy_twins.twin_id
    join carriers on carriers.id = one.carrier_id
    join agents one_agent on one_agent.id = one.agent_id
    join agents other_agent on other_agent.id = other.agent_id
    where other.carrier_id = one.carrier_id
      and identifier_key(other.policy_number) = identifier_key(one.policy_number));--> statement-breakpoint
-- Filters and matching estimate by the statistics of the new indexes.
ANALYZE policies, statement_lines;--> statement-breakpoint
-- Corrects stored identifiers, with a history, and lists policies whose numbers are now the same. Nothing can tell which of them is right, so
-- they stay as they are, and so does a number of which nothing would be left. IDs of marketplace applications have always
-- been letters, digits, dashes and underscores.
INSERT INTO policy_twins (policy_id, twin_id)
SELECT first_id, id FROM (
	SELECT p.id, first_value(p.id) OVER (PARTITION BY p.carrier_id, twins.key ORDER BY p.created_date, p.id) AS first_id
	FROM (
		SELECT carrier_id, identifier_key(policy_number) AS key FROM policies GROUP BY 1, 2 HAVING count(*) > 1
	) AS twins
	JOIN policies p ON p.carrier_id = twins.carrier_id AND identifier_key(p.policy_number) = twins.key
) AS pairs WHERE id <> first_id;--> statement-breakpoint
WITH cleaned AS (
	SELECT id, coalesce(nullif(stored_identifier(policy_number), ''), policy_number) AS policy_number,
		nullif(stored_identifier(exchange_id), '') AS exchange_id
	FROM policies
	WHERE (stored_identifier(policy_number) <> policy_number OR stored_identifier(exchange_id) <> exchange_id)
		AND NOT EXISTS (SELECT FROM policy_twins WHERE policy_id = policies.id OR twin_id = policies.id)
)
UPDATE policies SET policy_number = cleaned.policy_number, exchange_id = cleaned.exchange_id
FROM cleaned WHERE cleaned.id = policies.id
	AND (cleaned.policy_number <> policies.policy_number OR cleaned.exchange_id IS DISTINCT FROM policies.exchange_id);--> statement-breakpoint
UPDATE statement_lines SET policy_number = stored_identifier(policy_number)
WHERE stored_identifier(policy_number) NOT IN ('', policy_number);--> statement-breakpoint
UPDATE offline_applications SET marketplace_id = nullif(stored_identifier(marketplace_id), '')
WHERE stored_identifier(marketplace_id) <> marketplace_id;--> statement-breakpoint
UPDATE contacts SET npn = nullif(stored_identifier(npn), '') WHERE stored_identifier(npn) <> npn;
