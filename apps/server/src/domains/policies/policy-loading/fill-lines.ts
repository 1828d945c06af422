import { type SQL, sql } from "drizzle-orm";
import { entryId } from "../../../reference/seed.ts";
import { nameColumns, policyColumns, referenceColumns, termColumns } from "./line-columns.ts";
import { isIncomplete } from "./missing-values.ts";

/** What filling lines depends on. */
export interface FillOptions {
  readonly uploadId: string;
  /** `YYYY-MM-DD`, in the business time zone. */
  readonly today: string;
  /** Columns whose empty values are meant. */
  readonly emptied: ReadonlySet<string>;
}

/**
 * The statements that give lines of new policies the values that they lack: from other lines of the policy, which
 * include what waited since earlier files, and from the policy's marketplace application. Creates `filled_values`, with
 * the columns that lines got and where from: `row` or `application`. Run them before lines are chosen.
 */
export function fillLines(options: FillOptions): readonly SQL[] {
  return [
    gapsOf(options.uploadId),
    sql`analyze policies_with_gaps`,
    sql`create temp table filled_values (line int not null, source text not null, fields text[] not null) on commit drop`,
    fillFromLines(options),
    fillFromApplications(options),
    impliedStatuses(options),
  ];
}

/** Creates `policies_with_gaps`: the new policies of which a line lacks a value, or waited. */
function gapsOf(uploadId: string): SQL {
  return sql`create temp table policies_with_gaps on commit drop as
    select distinct l.carrier_id, l.policy_number from policy_upload_lines l
    where l.upload_id = ${uploadId} and (l.line < 0 or ${isIncomplete(sql`l`)}) and not exists (
      select from policies p where p.carrier_id = l.carrier_id and p.policy_number = l.policy_number
    )`;
}

/** The new value of a column, as a candidate for where `l` has none. */
type Candidate = readonly [column: string, value: SQL];

/** Where the candidates of lines, as `l`, are from. */
interface Candidates {
  readonly source: "row" | "application";
  /** The queries that `from` names. */
  readonly queries: SQL;
  readonly from: SQL;
  readonly values: readonly Candidate[];
}

/** Gives lines the candidates for values that they lack, and records which they got. */
function fill(uploadId: string, { source, queries, from, values }: Candidates): SQL {
  const isGiven = ([name, value]: Candidate) =>
    isName(name)
      ? sql`l.first_name is null and l.last_name is null and ${value} is not null`
      : sql`${sql.raw(`l.${name}`)} is null and ${value} is not null`;
  const filled = values.map((candidate) => {
    const [name, value] = candidate;
    return sql`case when ${isGiven(candidate)} then ${value} else ${sql.raw(`l.${name}`)} end as ${sql.raw(name)}`;
  });
  const fields = values.map(
    (candidate) => sql`case when ${isGiven(candidate)} then ${sql.raw(`'${candidate[0]}'`)} end`,
  );
  const set = sql.raw(values.map(([name]) => `${name} = f.${name}`).join(", "));
  return sql`
    with lines as materialized (
      select l.* from policy_upload_lines l
      join policies_with_gaps g on g.carrier_id = l.carrier_id and g.policy_number = l.policy_number
      where l.upload_id = ${uploadId}
    ), ${queries}, found as materialized (
      select l.line, ${sql.join(filled, sql`, `)},
        array_remove(array[${sql.join(fields, sql`, `)}], null) as fields
      ${from}
    ), filled as (
      update policy_upload_lines l set ${set} from found f
      where l.upload_id = ${uploadId} and l.line = f.line and cardinality(f.fields) > 0
    )
    insert into filled_values (line, source, fields)
    select line, ${source}, fields from found where line > 0 and cardinality(fields) > 0`;
}

function isName(column: string): boolean {
  return nameColumns.some((name) => name === column);
}

/** The last value that one of several lines has. */
function lastOf(column: string): SQL {
  const has = isName(column) ? "coalesce(first_name, last_name)" : column;
  return sql.raw(
    `(array_agg(${column} order by line desc) filter (where ${has} is not null))[1] as ${column}`,
  );
}

/**
 * From lines of the same policy, and for values of a term from those of the same term. A line without an effective date
 * is of the newest term that has started, or of the next one.
 */
function fillFromLines({ uploadId, today, emptied }: FillOptions): SQL {
  const ofPolicy = [...nameColumns, ...policyColumns, ...referenceColumns].filter(
    (name) => !emptied.has(name),
  );
  const ofTerm = termColumns.filter((name) => !emptied.has(name));
  const last = (names: readonly string[]) => sql.join(names.map(lastOf), sql`, `);
  return fill(uploadId, {
    source: "row",
    queries: sql`
      by_policy as (
        select carrier_id, policy_number, ${last(ofPolicy)},
          coalesce(max(effective_date) filter (where effective_date <= ${today}), min(effective_date)) as effective_date
        from lines group by carrier_id, policy_number
      ), dated as materialized (
        select l.*, coalesce(l.effective_date, policy.effective_date) as starts
        from lines l
        join by_policy policy on policy.carrier_id = l.carrier_id and policy.policy_number = l.policy_number
      ), by_term as (
        select carrier_id, policy_number, starts, ${last(ofTerm)} from dated group by carrier_id, policy_number, starts
      )`,
    from: sql`
      from dated l
      join by_policy policy on policy.carrier_id = l.carrier_id and policy.policy_number = l.policy_number
      join by_term term on term.carrier_id = l.carrier_id and term.policy_number = l.policy_number
        and term.starts is not distinct from l.starts`,
    values: [
      ["effective_date", sql`l.starts`],
      ...ofPolicy.map((name): Candidate => [name, sql.raw(`policy.${name}`)]),
      ...ofTerm.map((name): Candidate => [name, sql.raw(`term.${name}`)]),
    ],
  });
}

/** The values of an application's policy. Those of its term only count for lines of that term. */
const applicationValues: readonly Candidate[] = [
  ["effective_date", sql`a.effective_date`],
  ...[
    "first_name",
    "last_name",
    "dob",
    "address",
    "city",
    "county",
    "state",
    "zip_code",
    "email",
    "phone",
  ].map((name): Candidate => [name, sql.raw(`a.${name}`)]),
  ["agent_id", sql`a.agent_id`],
  ...["plan_name", "number_of_members", "premium", "member_responsibility"].map(
    (name): Candidate => [
      name,
      sql.raw(`case when coalesce(l.effective_date, a.effective_date) = a.effective_date then a.${name} end`),
    ],
  ),
];

/**
 * From the application whose policy has the exchange's ID. Some carriers' policy numbers are these IDs; then the
 * carrier must be the same, too. Otherwise from the application with the ID that the line names, if all its policies
 * with the carrier are of one person.
 */
function fillFromApplications({ uploadId }: FillOptions): SQL {
  return fill(uploadId, {
    source: "application",
    queries: sql`
      asked as materialized (
        select l.line, l.effective_date, lower(c.name) as carrier, l.exchange_id is not null as has_exchange_id,
          coalesce(identifier_key(l.exchange_id), identifier_key(l.policy_number)) as key,
          identifier_key(l.application_id) as application_key
        from lines l join carriers c on c.id = l.carrier_id where ${isIncomplete(sql`l`)}
      ), matching as materialized (
        select distinct m.id from marketplace_applications m cross join unnest(application_policy_keys(m.raw)) key
        where key in (select key from asked)
        union
        select m.id from marketplace_applications m
        where identifier_key(m.exchange_assigned_id) in (select application_key from asked)
      ), known as materialized (
        select p.*, m.snapshot_date, identifier_key(m.exchange_assigned_id) as application_key
        from matching join marketplace_applications m on m.id = matching.id
        cross join lateral (${applicationPolicies}) p
      ), single as (
        select application_key, issuer from known group by application_key, issuer
        having count(distinct (first_name, last_name, dob)) = 1
      ), found_policies as (
        select asked.line, asked.effective_date as asked_date, true as is_named, p.*
        from asked join known p on p.key = asked.key
        where asked.has_exchange_id or p.issuer = asked.carrier
        union all
        select asked.line, asked.effective_date, false, p.*
        from asked join single on single.application_key = asked.application_key and single.issuer = asked.carrier
        join known p on p.application_key = single.application_key and p.issuer = single.issuer
      ), answers as (
        select distinct on (line) * from found_policies
        order by line, is_named desc, effective_date is not distinct from asked_date desc,
          effective_date desc, snapshot_date desc
      )`,
    from: sql`from lines l join answers a on a.line = l.line`,
    values: applicationValues,
  });
}

/** The policies of an application, as `m`, each with its first member. */
const applicationPolicies = sql`
  select identifier_key(p->>'id_exchange') as key, lower(p->'plan'->>'issuer') as issuer,
    (p->>'dateEffective')::date as effective_date,
    person->'name'->>'first' as first_name, person->'name'->>'last' as last_name, (person->>'dob')::date as dob,
    coalesce(m.agent_id, m.agent_sale_id) as agent_id,
    m.user_address as address, m.user_address_city as city,
    regexp_replace(m.user_address_county, ' County$', '') as county, m.user_address_state_code as state,
    m.user_address_zip_code as zip_code, m.user_email as email, m.user_phone as phone,
    coalesce(p->'plan'->>'name', p->'plan'->>'id') as plan_name,
    jsonb_array_length(p->'members')::smallint as number_of_members,
    (p->'premium'->>'amount')::numeric(12, 2) as premium, (p->>'responsibility')::numeric(12, 2) as member_responsibility
  from jsonb_array_elements(m.raw->'object'->'policies') p
  left join jsonb_array_elements(m.raw->'object'->'insuranceApplication'->'applicants') applicant
    on applicant->>'id' = p->'members'->0->>'applicant_id'
  left join jsonb_array_elements(m.raw->'object'->'persons') person
    on person->>'id' = applicant->>'person_ref'`;

/** Derives statuses that no line states from the dates that lines have now. */
function impliedStatuses({ uploadId, today }: FillOptions): SQL {
  const status = (code: "TERMINATED" | "PENDING" | "EFFECTUATED") =>
    sql`${entryId("policyStatus", code)}::uuid`;
  return sql`
    update policy_upload_lines l set status_id = case
      when l.termination_date < ${today} then ${status("TERMINATED")}
      when l.effective_date > ${today} then ${status("PENDING")}
      else ${status("EFFECTUATED")} end
    from policies_with_gaps g
    where l.upload_id = ${uploadId} and not l.status_is_stated
      and g.carrier_id = l.carrier_id and g.policy_number = l.policy_number`;
}
