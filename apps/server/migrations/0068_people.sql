CREATE TABLE "person_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"record_ids" uuid[] NOT NULL,
	"other_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp with time zone,
	"ended_by" uuid,
	"replaced_by" uuid,
	CONSTRAINT "person_decisions_others" CHECK (("person_decisions"."kind" = 'different') = ("person_decisions"."other_ids" <> '{}'))
);
--> statement-breakpoint
CREATE TABLE "person_records" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"known_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"dob" date,
	"phone" text,
	"email" text,
	"subscriber_ids" text[] NOT NULL,
	"ssn_hash" text,
	"is_pending" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offline_ssns" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "person_decisions" ADD CONSTRAINT "person_decisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_decisions" ADD CONSTRAINT "person_decisions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_decisions_of_records" ON "person_decisions" USING gin ("record_ids") WHERE end_date is null;--> statement-breakpoint
CREATE INDEX "person_decisions_of_others" ON "person_decisions" USING gin ("other_ids") WHERE end_date is null;--> statement-breakpoint
CREATE INDEX "person_records_of_source" ON "person_records" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "person_records_of_person" ON "person_records" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_records_by_known_id" ON "person_records" USING btree ("known_id");--> statement-breakpoint
CREATE INDEX "person_records_pending" ON "person_records" USING btree ("record_id") WHERE is_pending;--> statement-breakpoint
CREATE INDEX "person_records_by_phone" ON "person_records" USING btree ("phone","dob");--> statement-breakpoint
CREATE INDEX "person_records_by_email" ON "person_records" USING btree ("email","dob");--> statement-breakpoint
CREATE INDEX "person_records_by_birth" ON "person_records" USING btree ("dob","family_name");--> statement-breakpoint
CREATE INDEX "person_records_by_ssn" ON "person_records" USING btree ("ssn_hash") WHERE ssn_hash is not null;--> statement-breakpoint
CREATE INDEX "person_records_by_subscriber" ON "person_records" USING gin ("subscriber_ids") WHERE subscriber_ids <> '{}';--> statement-breakpoint
-- The people on a Marketplace application, with the exchange's IDs of the policies that each subscribes to.
CREATE FUNCTION marketplace_people(raw jsonb) RETURNS TABLE (
	"id" text, "position" bigint, "name" text, "given_name" text, "family_name" text, "dob" date, "subscriber_ids" text[]
) LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT person->>'id', position, (person->'name'->>'first') || ' ' || (person->'name'->>'last'),
		search_key(person->'name'->>'first'), search_key(person->'name'->>'last'), (person->>'dob')::date,
		(
			SELECT array_agg(identifier_key(policy->>'id_exchange') ORDER BY policy->>'id_exchange')
			FROM jsonb_array_elements(raw->'object'->'policies') policy
			JOIN jsonb_array_elements(raw->'object'->'insuranceApplication'->'applicants') applicant
				ON applicant->>'id' = policy->'members'->0->>'applicant_id'
			WHERE applicant->>'person_ref' = person->>'id'
		)
	FROM jsonb_array_elements(raw->'object'->'persons') WITH ORDINALITY people (person, position)
$$;
--> statement-breakpoint
-- What identifies the person of every record: policies, leads, customers, and the people on applications.
CREATE VIEW "person_sources" AS
SELECT "record_id", "source_id", "kind", "known_id", "record_id" AS "person_id", "name", "given_name", "family_name", "dob",
	"phone", "email", "subscriber_ids", "ssn_hash", true AS "is_pending"
FROM (
SELECT "id" AS "record_id", "id" AS "source_id", 'policy' AS "kind", "id"::text AS "known_id",
	"first_name" || ' ' || "last_name" AS "name", search_key("first_name") AS "given_name",
	search_key("last_name") AS "family_name", "dob", "phone", lower("email") AS "email",
	CASE WHEN "exchange_id" IS NULL THEN '{}'::text[] ELSE ARRAY[identifier_key("exchange_id")] END AS "subscriber_ids",
	NULL::text AS "ssn_hash"
FROM "policies"
UNION ALL
SELECT "id", "id", 'lead', "id"::text, "first_name" || ' ' || "last_name", search_key("first_name"),
	search_key("last_name"), "dob", "phone", NULL, '{}'::text[], NULL
FROM "leads"
UNION ALL
SELECT "id", "id", 'customer', "id"::text, "first_name" || ' ' || "last_name", search_key("first_name"),
	search_key("last_name"), "dob", "phone", lower("email"), '{}'::text[], NULL
FROM "customers"
UNION ALL
SELECT "id", "id", 'application', "id"::text, "first_name" || ' ' || "last_name", search_key("first_name"),
	search_key("last_name"), "dob", "phone", lower("email"), '{}'::text[],
	(SELECT "hash" FROM "offline_ssns" WHERE "offline_ssns"."person_id" = "offline_applications"."id")
FROM "offline_applications"
UNION ALL
SELECT ("member"->>'id')::uuid, "id", 'applicationMember', "member"->>'id',
	("member"->>'firstName') || ' ' || ("member"->>'lastName'), search_key("member"->>'firstName'),
	search_key("member"->>'lastName'), ("member"->>'dob')::date, "phone", NULL, '{}'::text[],
	(SELECT "hash" FROM "offline_ssns" WHERE "offline_ssns"."person_id" = ("member"->>'id')::uuid)
FROM "offline_applications", jsonb_array_elements("offline_app_members") "member"
UNION ALL
SELECT "record_id", "source_id", "kind", "known_id", "name", "given_name", "family_name", "dob", "phone", "email",
	coalesce("subscriber_ids", '{}'), NULL
FROM (
	-- The person who has the application's name, or else the application alone.
	SELECT "marketplace_applications"."id" AS "record_id", "marketplace_applications"."id" AS "source_id", 'marketplaceApplication' AS "kind", "exchange_assigned_id" AS "known_id",
		"user_first_name" || ' ' || "user_last_name" AS "name", search_key("user_first_name") AS "given_name",
		search_key("user_last_name") AS "family_name", "applicant"."dob", "user_phone" AS "phone",
		lower("user_email") AS "email", "applicant"."subscriber_ids"
	FROM "marketplace_applications" LEFT JOIN LATERAL (
		SELECT * FROM marketplace_people("raw") "person"
		WHERE "person"."given_name" = search_key("user_first_name") AND "person"."family_name" = search_key("user_last_name")
		ORDER BY "person"."position" LIMIT 1
	) "applicant" ON true
	UNION ALL
	SELECT md5("marketplace_applications"."id"::text || ' ' || "person"."id")::uuid, "marketplace_applications"."id", 'marketplaceMember',
		md5("marketplace_applications"."id"::text || ' ' || "person"."id")::uuid::text, "person"."name", "person"."given_name",
		"person"."family_name", "person"."dob", "user_phone", NULL, "person"."subscriber_ids"
	FROM "marketplace_applications", marketplace_people("raw") "person"
	WHERE "person"."position" IS DISTINCT FROM (
		SELECT min("same"."position") FROM marketplace_people("raw") "same"
		WHERE "same"."given_name" = search_key("user_first_name") AND "same"."family_name" = search_key("user_last_name")
	)
) "marketplace"
) "records";--> statement-breakpoint
-- Copies what identifies people when rows with it are written. Its arguments: the kinds of records, and the column with
-- the row's ID.
CREATE FUNCTION record_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	kinds text[] := string_to_array(tg_argv[0], ',');
	id_column text := tg_argv[1];
	left_people uuid[];
BEGIN
	IF tg_op <> 'INSERT' THEN
		EXECUTE format('WITH gone AS (
			DELETE FROM person_records AS kept USING (SELECT DISTINCT %1$I AS id FROM old_rows) AS changed
			WHERE kept.source_id = changed.id AND kept.kind = ANY ($1) AND NOT EXISTS (
				SELECT FROM person_sources AS source
				WHERE source.source_id = changed.id AND source.kind = ANY ($1) AND source.record_id = kept.record_id
			) RETURNING kept.person_id
		) SELECT array_agg(person_id) FROM gone', id_column) INTO left_people USING kinds;
		-- Those who shared a person with it are compared again.
		UPDATE person_records SET is_pending = true WHERE person_id = ANY (left_people);
	END IF;
	IF tg_op <> 'DELETE' THEN
		EXECUTE format('INSERT INTO person_records
			SELECT source.* FROM (SELECT DISTINCT %1$I AS id FROM new_rows) AS changed
			JOIN person_sources AS source ON source.source_id = changed.id AND source.kind = ANY ($1)
			LEFT JOIN person_records AS kept USING (record_id)
			WHERE (kept.known_id, kept.name, kept.given_name, kept.family_name, kept.dob, kept.phone, kept.email,
					kept.subscriber_ids, kept.ssn_hash)
				IS DISTINCT FROM (source.known_id, source.name, source.given_name, source.family_name, source.dob,
					source.phone, source.email, source.subscriber_ids, source.ssn_hash)
			ON CONFLICT (record_id) DO UPDATE SET known_id = excluded.known_id, name = excluded.name,
				given_name = excluded.given_name, family_name = excluded.family_name, dob = excluded.dob,
				phone = excluded.phone, email = excluded.email, subscriber_ids = excluded.subscriber_ids,
				ssn_hash = excluded.ssn_hash, is_pending = true', id_column) USING kinds;
	END IF;
	RETURN null;
END
$$;--> statement-breakpoint
CREATE TRIGGER person_records_of_inserts AFTER INSERT ON "policies" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('policy', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_updates AFTER UPDATE ON "policies" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('policy', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_deletes AFTER DELETE ON "policies" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('policy', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_inserts AFTER INSERT ON "leads" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('lead', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_updates AFTER UPDATE ON "leads" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('lead', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_deletes AFTER DELETE ON "leads" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('lead', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_inserts AFTER INSERT ON "customers" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('customer', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_updates AFTER UPDATE ON "customers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('customer', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_deletes AFTER DELETE ON "customers" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('customer', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_inserts AFTER INSERT ON "offline_applications" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('application,applicationMember', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_updates AFTER UPDATE ON "offline_applications" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('application,applicationMember', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_deletes AFTER DELETE ON "offline_applications" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('application,applicationMember', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_inserts AFTER INSERT ON "offline_ssns" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('application,applicationMember', 'application_id');--> statement-breakpoint
CREATE TRIGGER person_records_of_updates AFTER UPDATE ON "offline_ssns" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('application,applicationMember', 'application_id');--> statement-breakpoint
CREATE TRIGGER person_records_of_deletes AFTER DELETE ON "offline_ssns" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('application,applicationMember', 'application_id');--> statement-breakpoint
CREATE TRIGGER person_records_of_inserts AFTER INSERT ON "marketplace_applications" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('marketplaceApplication,marketplaceMember', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_updates AFTER UPDATE ON "marketplace_applications" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('marketplaceApplication,marketplaceMember', 'id');--> statement-breakpoint
CREATE TRIGGER person_records_of_deletes AFTER DELETE ON "marketplace_applications" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_people('marketplaceApplication,marketplaceMember', 'id');
