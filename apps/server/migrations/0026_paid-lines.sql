ALTER TABLE "payments" ADD COLUMN "lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."paid_lines" AS (select payment_lines.id, payment_lines.payment_id, payments.agent_id, agents.name as agent,
    carriers.name as carrier, statement_lines.policy_number, statement_lines.insured_name, payments.year,
    payments.month, statement_lines.members, payment_lines.amount, payments.type_id, types.name as type_payment,
    payments.slip_id, payment_slips.payment_number, payment_batches.name as batch_name,
    statuses.name as batch_status
    from payment_lines
    left join payments on payments.id = payment_lines.payment_id
    left join statement_lines on statement_lines.id = payment_lines.line_id
    left join payment_slips on payment_slips.id = payments.slip_id
    left join payment_batches on payment_batches.id = payments.batch_id
    left join agents on agents.id = payments.agent_id
    left join carriers on carriers.id = payments.carrier_id
    left join generic_entries types on types.id = payments.type_id
    left join generic_entries statuses on statuses.id = payment_batches.status_id);