-- The form in which searches compare texts: that of the sort order, but with N for Ñ.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT replace(public.sort_key(value), '~', '')
$$;--> statement-breakpoint
DROP VIEW "public"."paid_lines";--> statement-breakpoint
DROP VIEW "public"."commission_lines";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(' ' || first_name, '') || coalesce(' ' || middle_name, '') || coalesce(' ' || last_name, '') || coalesce(' ' || email, '') || coalesce(' ' || phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(' ' || first_name, '') || coalesce(' ' || last_name, '') || coalesce(' ' || phone, '') || coalesce(' ' || zip_code, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(' ' || policy_number, '') || coalesce(' ' || first_name, '') || coalesce(' ' || last_name, '') || coalesce(' ' || zip_code, '') || coalesce(' ' || phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(' ' || policy_number, '') || coalesce(' ' || insured_name, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_search" ON "policies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "statement_lines_search" ON "statement_lines" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."paid_lines" AS (select payment_lines.id, payment_lines.payment_id, payments.agent_id, agents.name as agent,
    carriers.name as carrier, statement_lines.policy_number, statement_lines.insured_name, payments.year,
    payments.month, statement_lines.members, payment_lines.amount, payments.type_id, types.name as type_payment,
    payments.slip_id, payment_slips.payment_number, payment_batches.name as batch_name,
    statuses.name as batch_status, statement_lines.search_text
    from payment_lines
    left join payments on payments.id = payment_lines.payment_id
    left join statement_lines on statement_lines.id = payment_lines.line_id
    left join payment_slips on payment_slips.id = payments.slip_id
    left join payment_batches on payment_batches.id = payments.batch_id
    left join agents on agents.id = payments.agent_id
    left join carriers on carriers.id = payments.carrier_id
    left join generic_entries types on types.id = payments.type_id
    left join generic_entries statuses on statuses.id = payment_batches.status_id);--> statement-breakpoint
CREATE VIEW "public"."commission_lines" AS (select "statement_lines"."id", "statement_lines"."load_id", "statement_lines"."line", "statement_lines"."carrier_id", "statement_lines"."year", "statement_lines"."month", "statement_lines"."policy_number", "statement_lines"."insured_name", "statement_lines"."search_text", "statement_lines"."policy_id", "statement_lines"."agent_id", "statement_lines"."members", "statement_lines"."amount", "statement_lines"."matched_by", "statement_lines"."matched_date" from "statement_lines" inner join "statement_loads" on "statement_loads"."id" = "statement_lines"."load_id" where "statement_loads"."state" = 'Loaded');