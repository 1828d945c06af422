import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { isPolicyOf } from "../../../policy-numbers/policy-of-number.ts";
import { addToTotals, type CommissionSum, mergeSums, negateSums, sumLines } from "../commission-sums.ts";
import { refreshPolicies } from "../tracking/refresh-tracking.ts";
import { termOfMonth } from "../tracking/term-of-month.ts";
import { updateMatchedCounts } from "./update-matched-counts.ts";

/** Which lines of loaded statements to match with which policies. */
export interface Matching {
  /** The IDs of at most a thousand lines. Lines with a policy are never changed. */
  readonly lineIds: readonly string[];
  /** A condition on their policies, as `p`, which are always of the line's carrier. @default the same policy number */
  readonly policies?: SQL;
  /** The user who chose the policy. Null if it has the line's policy number. */
  readonly matchedBy: string | null;
  /** The user who caused the change. Null for the system. */
  readonly by: string | null;
  /** Today in the business time zone. */
  readonly today: string;
}

const matchedLines = z.array(
  z.object({
    id: z.string(),
    loadId: z.uuid(),
    policyId: z.uuid(),
    carrierId: z.uuid(),
    year: z.int(),
    month: z.int(),
    membersBefore: z.int(),
    cents: z.string().transform(BigInt),
  }),
);
/** A line that now has a policy. */
export type MatchedLine = z.output<typeof matchedLines>[number];

/** What the members of a line are taken from. */
export interface LineMembers {
  /** The members of the policy's term in the line's month. Null without a policy. */
  readonly ofPolicy: SQL;
  /** The members that the line names, with any sign. Null or 0 if it names none. */
  readonly named: SQL;
  readonly amount: SQL;
}

/**
 * The members of a line: those of its policy. A chargeback can concern only some of them, so it has those that it names,
 * as a negative number.
 */
export function membersOfLine({ ofPolicy, named, amount }: LineMembers): SQL {
  const charged = sql`coalesce(nullif(abs(${named}), 0), ${ofPolicy}, 0)`;
  return sql`case when ${amount} < 0 then -${charged} else coalesce(${ofPolicy}, abs(${named}), 0) end`;
}

/**
 * Matches lines with policies, and updates the counts of their loads, the totals and tracking. The agent is that of the
 * policy's term in the line's month. Requires the commission lock.
 */
export async function matchLines(transaction: Database, matching: Matching): Promise<readonly MatchedLine[]> {
  const matched = await setPolicies(transaction, matching);
  if (matched.length === 0) return matched;
  await updateMatchedCounts(transaction, matched, matching.by);
  await moveSums(transaction, matched);
  const firstDays = matched.map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}-01`).sort();
  const [from = "", to = ""] = [firstDays[0], firstDays.at(-1)];
  const policyIds = [...new Set(matched.map(({ policyId }) => policyId))];
  await refreshPolicies(transaction, policyIds, { from, to, today: matching.today });
  return matched;
}

const isPolicyOfLine = isPolicyOf({ carrierId: sql`l.carrier_id`, number: sql`l.policy_number` });

async function setPolicies(
  transaction: Database,
  { lineIds, policies = isPolicyOfLine, matchedBy }: Matching,
): Promise<readonly MatchedLine[]> {
  const rows = await rowsOf(
    transaction,
    sql`with matched as materialized (
        select l.id, p.id as policy_id, coalesce(t.agent_id, p.agent_id) as agent_id,
          coalesce(t.number_of_members, p.number_of_members)::int as members, l.members as members_before
        from statement_lines l
        join statement_loads s on s.id = l.load_id and s.state = 'Loaded'
        join policies p on p.carrier_id = l.carrier_id and ${policies}
        left join lateral (${termOfMonth({ policyId: sql`p.id`, year: sql`l.year`, month: sql`l.month` })}) t on true
        where l.policy_id is null and l.id = ${anyOf(lineIds)}
      )
      update statement_lines l set policy_id = m.policy_id, agent_id = m.agent_id,
        members = ${membersOfLine({ ofPolicy: sql`m.members`, named: sql`m.members_before`, amount: sql`l.amount` })},
        matched_by = ${matchedBy}, matched_date = now()
      from matched m where l.id = m.id
      returning l.id::text, l.load_id as "loadId", l.policy_id as "policyId", l.carrier_id as "carrierId", l.year,
        l.month, m.members_before as "membersBefore", (l.amount * 100)::bigint::text as cents`,
  );
  return matchedLines.parse(rows);
}

/** Moves matched lines from the totals of lines without an agent to those of their agents. */
async function moveSums(transaction: Database, matched: readonly MatchedLine[]): Promise<void> {
  const ids = anyOf(matched.map(({ id }) => id));
  const before = matched.map(
    ({ carrierId, year, month, membersBefore: members, cents }): CommissionSum => ({
      ...{ carrierId, agentId: null, year, month },
      ...{ lines: 1, policies: 0, members, cents },
    }),
  );
  const after = await sumLines(transaction, {
    lines: sql`l.id = ${ids}`,
    others: sql`s.state = 'Loaded' and (o.id < l.id or o.id <> all(${sql.param(matched.map(({ id }) => id))}::bigint[]))`,
  });
  await addToTotals(transaction, [...after, ...negateSums(mergeSums(before))]);
}

function anyOf(ids: readonly string[]): SQL {
  return sql`any(${sql.param(ids)}::bigint[])`;
}
