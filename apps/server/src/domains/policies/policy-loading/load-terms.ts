import { type SQL, sql } from "drizzle-orm";

/**
 * The terms in an upload's lines: one per policy and effective date, from the last matching line. `place` is the
 * policy's number in `chosen_lines`.
 */
export function termLines(uploadId: string): SQL {
  return sql`create temp table term_lines on commit drop as
    select distinct on (s.place, l.effective_date) s.place, l.*
    from chosen_lines s
    join policy_upload_lines l
      on l.upload_id = ${uploadId} and l.carrier_id = s.carrier_id and l.policy_number = s.policy_number
    order by s.place, l.effective_date, l.line desc`;
}

/**
 * The columns of a term that a line sets. Empty values keep the term's current value; a new term copies the policy's.
 */
const uploadedTerms = ["plan_name", "number_of_members", "agent_id", "premium", "member_responsibility"];
const columns = ["from_date", "to_date", ...uploadedTerms];

/**
 * Updates the terms of some policies from their lines, after the policies were written: a later effective date starts
 * a new term, and every term ends before the next one starts. Stores the policies in `loaded_policies`.
 * @param setsEnd whether an empty termination date clears the end
 */
export function termStatement(some: SQL, setsEnd: boolean): SQL {
  const ofLine = sql.raw(uploadedTerms.map((name) => `l.${name}`).join(", "));
  const merged = sql.raw(uploadedTerms.map((name) => `coalesce(l.${name}, e.${name}) as ${name}`).join(", "));
  const set = sql.raw(columns.map((name) => `${name} = b.${name}`).join(", "));
  const all = (of: string) => sql.raw(columns.map((name) => `${of}.${name}`).join(", "));
  return sql`
    with existing as (
      select t.*, coalesce(${correctedStart}, t.from_date) as starts
      from chosen_lines s
      join policies p on p.carrier_id = s.carrier_id and p.policy_number = s.policy_number
      join policy_terms t on t.policy_id = p.id
      where ${some}
    ), uploaded_terms as (
      select distinct on (p.id, starts) p.id as policy_id, coalesce(l.effective_date, p.effective_date) as starts,
        l.termination_date, ${ofLine}
      from chosen_lines s
      join term_lines l on l.place = s.place
      join policies p on p.carrier_id = s.carrier_id and p.policy_number = s.policy_number
      where ${some}
      order by p.id, starts, l.line desc
    ), merged as (
      select e.id, coalesce(e.policy_id, l.policy_id) as policy_id, coalesce(e.starts, l.starts) as from_date,
        ${endOf(setsEnd)} as ends, ${merged}
      from existing e full join uploaded_terms l on l.policy_id = e.policy_id and l.starts = e.starts
    ), bounded as (
      select m.*, least(ends, lead(from_date) over (partition by policy_id order by from_date) - 1) as bound from merged m
    ), wanted as (
      select b.id, b.policy_id, b.from_date, case when bound is not null then greatest(bound, b.from_date - 1) end as to_date,
        coalesce(b.plan_name, p.plan_name) as plan_name,
        coalesce(b.number_of_members, p.number_of_members) as number_of_members,
        coalesce(b.agent_id, p.agent_id) as agent_id, b.premium, b.member_responsibility
      from bounded b join policies p on p.id = b.policy_id
    ), changed as (
      update policy_terms t set ${set} from wanted b
      where t.id = b.id and (${all("t")}) is distinct from (${all("b")})
      returning t.policy_id
    ), added as (
      insert into policy_terms (policy_id, ${sql.raw(columns.join(", "))})
      select policy_id, ${all("b")} from wanted b where id is null
      returning policy_id
    )
    insert into loaded_policies (id, is_new, fields)
    select policy_id, false, array['term'] from changed union select policy_id, false, array['term'] from added`;
}

/** An earlier date in the same year, if the file lacks the term's own line and no other term is in between. */
const correctedStart = sql`(
  select max(l.effective_date) from term_lines l
  where l.place = s.place and l.effective_date < t.from_date
    and extract(year from l.effective_date) = extract(year from t.from_date)
    and not exists (select from term_lines o where o.place = s.place and o.effective_date = t.from_date)
    and not exists (
      select from policy_terms o
      where o.policy_id = t.policy_id and o.from_date >= l.effective_date and o.from_date < t.from_date
    )
)`;

/** A term without a line keeps its end. */
function endOf(setsEnd: boolean): SQL {
  return setsEnd
    ? sql`case when l.policy_id is null then e.to_date else l.termination_date end`
    : sql`coalesce(l.termination_date, e.to_date)`;
}
