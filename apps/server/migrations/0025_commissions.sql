CREATE TABLE "payment_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"status_id" uuid NOT NULL,
	"payment_date" date,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"line_id" bigint NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"is_void" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_slips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"batch_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"payment_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_slips_payment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"slip_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"carrier_id" uuid,
	"type_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"comment" text,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_date" timestamp with time zone,
	CONSTRAINT "payments_month" CHECK ("payments"."month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "commission_totals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"carrier_id" uuid NOT NULL,
	"agent_id" uuid,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"lines" integer NOT NULL,
	"policies" integer NOT NULL,
	"members" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_formats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"layout" jsonb NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"load_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"carrier_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"policy_number" text NOT NULL,
	"insured_name" text NOT NULL,
	"policy_id" uuid,
	"agent_id" uuid,
	"members" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"matched_by" uuid,
	"matched_date" timestamp with time zone,
	CONSTRAINT "statement_lines_month" CHECK ("statement_lines"."month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "statement_loads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"carrier_id" uuid NOT NULL,
	"format_id" uuid,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"file_checksum" text,
	"state" text NOT NULL,
	"message" text,
	"read_rows" integer,
	"loaded_rows" integer,
	"matched_rows" integer,
	"unmatched_rows" integer,
	"duplicate_rows" integer,
	"refused_rows" integer,
	"skipped_rows" integer,
	"amount" numeric(14, 2),
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp with time zone,
	"deleted_by" uuid,
	"deleted_date" timestamp with time zone,
	CONSTRAINT "statement_loads_of_month" CHECK ("statement_loads"."month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "statement_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"load_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"policy_number" text,
	"insured_name" text,
	"amount" text
);
--> statement-breakpoint
CREATE TABLE "tracking_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"state" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"members" integer NOT NULL,
	"rate" numeric(6, 2),
	"expected" numeric(14, 2),
	"received" numeric(14, 2),
	CONSTRAINT "tracking_months_month" CHECK ("tracking_months"."month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "tracking_totals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"state" text NOT NULL,
	"policies" integer NOT NULL,
	"members" integer NOT NULL,
	"expected" numeric(16, 2) NOT NULL,
	"received" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
INSERT INTO "statement_loads" ("id", "carrier_id", "year", "month", "file_name", "state", "read_rows", "loaded_rows", "matched_rows", "unmatched_rows", "duplicate_rows", "refused_rows", "skipped_rows", "amount", "finished_date")
SELECT md5("carrier_id"::text || "year" || '-' || "month")::uuid, "carrier_id", "year", "month", 'Earlier commission lines', 'Loaded', count(*), count(*), count(*), 0, 0, 0, 0, sum("amount"), now()
FROM "commission_lines" GROUP BY "carrier_id", "year", "month";--> statement-breakpoint
INSERT INTO "statement_lines" ("load_id", "line", "carrier_id", "year", "month", "policy_number", "insured_name", "policy_id", "agent_id", "members", "amount")
SELECT "loads"."id", row_number() OVER (PARTITION BY "loads"."id" ORDER BY "lines"."id"), "lines"."carrier_id", "lines"."year", "lines"."month", "policies"."policy_number", "policies"."insured_name", "lines"."policy_id", "lines"."agent_id", "lines"."members", "lines"."amount"
FROM "commission_lines" AS "lines"
JOIN "policies" ON "policies"."id" = "lines"."policy_id"
JOIN "statement_loads" AS "loads" ON "loads"."carrier_id" = "lines"."carrier_id" AND "loads"."year" = "lines"."year" AND "loads"."month" = "lines"."month"
ORDER BY "lines"."id";--> statement-breakpoint
INSERT INTO "commission_totals" ("carrier_id", "agent_id", "year", "month", "lines", "policies", "members", "amount")
SELECT "carrier_id", "agent_id", "year", "month", count(*), count(DISTINCT "policy_id"), sum("members"), sum("amount")
FROM "commission_lines" GROUP BY "carrier_id", "agent_id", "year", "month";--> statement-breakpoint
DROP TABLE "commission_lines" CASCADE;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_status_id_generic_entries_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_slips" ADD CONSTRAINT "payment_slips_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_slips" ADD CONSTRAINT "payment_slips_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_slip_id_payment_slips_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."payment_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_type_id_generic_entries_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_totals" ADD CONSTRAINT "commission_totals_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_totals" ADD CONSTRAINT "commission_totals_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_formats" ADD CONSTRAINT "statement_formats_id_generic_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."generic_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_formats" ADD CONSTRAINT "statement_formats_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_formats" ADD CONSTRAINT "statement_formats_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_load_id_statement_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."statement_loads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_matched_by_users_id_fk" FOREIGN KEY ("matched_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD CONSTRAINT "statement_loads_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD CONSTRAINT "statement_loads_format_id_statement_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."statement_formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD CONSTRAINT "statement_loads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_loads" ADD CONSTRAINT "statement_loads_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_problems" ADD CONSTRAINT "statement_problems_load_id_statement_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."statement_loads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_months" ADD CONSTRAINT "tracking_months_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_months" ADD CONSTRAINT "tracking_months_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_months" ADD CONSTRAINT "tracking_months_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_totals" ADD CONSTRAINT "tracking_totals_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_totals" ADD CONSTRAINT "tracking_totals_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_batches_name" ON "payment_batches" USING btree ("name");--> statement-breakpoint
CREATE INDEX "payment_batches_by_date" ON "payment_batches" USING btree ("created_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_lines_paid_once" ON "payment_lines" USING btree ("line_id") WHERE not is_void;--> statement-breakpoint
CREATE INDEX "payment_lines_of_payment" ON "payment_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_slips_of_agent" ON "payment_slips" USING btree ("batch_id","agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_slips_number" ON "payment_slips" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "payments_of_slip" ON "payments" USING btree ("slip_id");--> statement-breakpoint
CREATE INDEX "payments_of_batch" ON "payments" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payments_of_agent" ON "payments" USING btree ("agent_id","year","month","id");--> statement-breakpoint
CREATE INDEX "payments_by_month" ON "payments" USING btree ("year","month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_totals_month" ON "commission_totals" USING btree ("carrier_id","year","month","agent_id");--> statement-breakpoint
CREATE INDEX "commission_totals_of_agent" ON "commission_totals" USING btree ("agent_id","year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_of_load" ON "statement_lines" USING btree ("load_id","line");--> statement-breakpoint
CREATE INDEX "statement_lines_of_policy" ON "statement_lines" USING btree ("policy_id","year","month");--> statement-breakpoint
CREATE INDEX "statement_lines_by_month" ON "statement_lines" USING btree ("year","month","id");--> statement-breakpoint
CREATE INDEX "statement_lines_of_agent" ON "statement_lines" USING btree ("agent_id","year","month","id");--> statement-breakpoint
CREATE INDEX "statement_lines_of_carrier" ON "statement_lines" USING btree ("carrier_id","year","month","id");--> statement-breakpoint
CREATE INDEX "statement_lines_unmatched" ON "statement_lines" USING btree ("carrier_id","policy_number") WHERE "statement_lines"."policy_id" is null;--> statement-breakpoint
CREATE INDEX "statement_lines_by_number" ON "statement_lines" USING btree (sort_key("policy_number") collate "C","id");--> statement-breakpoint
CREATE INDEX "statement_lines_number_trigrams" ON "statement_lines" USING gin ("policy_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "statement_lines_name_trigrams" ON "statement_lines" USING gin ("insured_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "statement_loads_created_date_index" ON "statement_loads" USING btree ("created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_loads_month" ON "statement_loads" USING btree ("carrier_id","year","month") WHERE state in ('Waiting', 'Loading', 'Loaded');--> statement-breakpoint
CREATE UNIQUE INDEX "statement_loads_content" ON "statement_loads" USING btree ("file_checksum") WHERE state in ('Waiting', 'Loading', 'Loaded');--> statement-breakpoint
CREATE UNIQUE INDEX "statement_problems_of_load" ON "statement_problems" USING btree ("load_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_months_of_policy" ON "tracking_months" USING btree ("policy_id","year","month");--> statement-breakpoint
CREATE INDEX "tracking_months_by_month" ON "tracking_months" USING btree ("year","month","id");--> statement-breakpoint
CREATE INDEX "tracking_months_of_agent" ON "tracking_months" USING btree ("agent_id","year","month","id");--> statement-breakpoint
CREATE INDEX "tracking_months_of_carrier" ON "tracking_months" USING btree ("carrier_id","year","month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_totals_month" ON "tracking_totals" USING btree ("carrier_id","year","month","agent_id","state");--> statement-breakpoint
CREATE VIEW "public"."commission_lines" AS (select "statement_lines"."id", "statement_lines"."load_id", "statement_lines"."line", "statement_lines"."carrier_id", "statement_lines"."year", "statement_lines"."month", "statement_lines"."policy_number", "statement_lines"."insured_name", "statement_lines"."policy_id", "statement_lines"."agent_id", "statement_lines"."members", "statement_lines"."amount", "statement_lines"."matched_by", "statement_lines"."matched_date" from "statement_lines" inner join "statement_loads" on "statement_loads"."id" = "statement_lines"."load_id" where "statement_loads"."state" = 'Loaded');