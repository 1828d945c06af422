DROP VIEW "public"."policy_twin_rows";--> statement-breakpoint
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
      and (identifier_key(other.policy_number) = identifier_key(one.policy_number)
        or identifier_key(other.exchange_id) = identifier_key(one.exchange_id)));