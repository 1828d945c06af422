import { typeGuids } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { genericEntries } from "../db/schema/index.ts";
import { stableId } from "../db/stable-id.ts";
import { refreshUnpaidAndLost } from "../domains/policies/policy-work/refresh/refresh-unpaid-and-lost.ts";
import { entryId, entryIdOf } from "../reference/seed.ts";

/** A status with its share of the rows in thousandths and its comment. */
type StatusShare = readonly [statusId: string, ofThousand: number, comment: string];

/** Unpaid or lost policies, and which statuses they get. */
interface Worked {
  readonly table: "unpaid_policies" | "lost_policies";
  readonly type: "unpaidStatus" | "lostStatus";
  /** When a row was listed, as SQL on the table. */
  readonly listed: SQL;
  /** The status of assigned rows. */
  readonly assigned: string;
  readonly reached: readonly StatusShare[];
}

const nameless = stableId("entry", "lostStatus", "without a name");

const unpaid: Worked = {
  table: "unpaid_policies",
  type: "unpaidStatus",
  listed: sql`date_trunc('month', paid_through_date) + interval '2 months'`,
  assigned: "ASSIGNED",
  reached: [
    [entryId("unpaidStatus", "ASSIGNED"), 160, ""],
    [entryId("unpaidStatus", "CONTACTED"), 130, "Spoke on the phone; wants to look at the bill"],
    [entryId("unpaidStatus", "PROMISE_TO_PAY"), 90, "Will pay by card on Friday"],
    [entryId("unpaidStatus", "PAYMENT_MADE"), 50, "Says it was paid in the carrier's app"],
    [entryId("unpaidStatus", "PAID_CONFIRMED"), 20, "The carrier's portal shows the payment"],
    [entryId("unpaidStatus", "UNREACHABLE"), 60, "Two calls and a text without an answer"],
    [entryId("unpaidStatus", "WILL_NOT_PAY"), 30, "Has coverage through a new employer"],
    [entryId("unpaidStatus", "CANCELLED"), 10, "Asked the carrier to cancel"],
  ],
};

const lost: Worked = {
  table: "lost_policies",
  type: "lostStatus",
  listed: sql`lost_date::timestamp + interval '9 days'`,
  assigned: "NEW",
  reached: [
    [entryId("lostStatus", "INVESTIGATING"), 180, "Asked the carrier why"],
    [entryId("lostStatus", "AOR_CHANGED"), 60, "The client signed with another agency"],
    [entryId("lostStatus", "TERMINATED_NON_PAYMENT"), 90, "Grace ended without a payment"],
    [entryId("lostStatus", "CARRIER_EXIT"), 30, "Offered a plan of another carrier"],
    [entryId("lostStatus", "OTHER_COVERAGE"), 60, "Covered by a spouse's employer"],
    [entryId("lostStatus", "MOVED"), 30, "Moved to another state"],
    [entryId("lostStatus", "RECOVERED"), 20, "Signed a new consent"],
    [entryId("lostStatus", "CLOSED"), 40, "Nothing more to do"],
    [nameless, 25, "Taken over from the old system"],
  ],
};

/**
 * Derives unpaid and lost policies, and sets statuses, assignments, and history on some of them, chosen by the
 * policy's ID.
 */
export async function seedWorkItems(database: Database, today: string): Promise<void> {
  await database.insert(genericEntries).values({
    id: nameless,
    typeId: typeGuids.lostStatus,
    name: "",
    code: null,
    position: 99,
  });
  await refreshUnpaidAndLost(database, { today, by: null });
  await work(database, unpaid, today);
  await work(database, lost, today);
}

async function work(database: Database, worked: Worked, today: string): Promise<void> {
  const table = sql.identifier(worked.table);
  const begun = entryIdOf(worked.type, "NEW");
  await database.execute(sql`
    with dice as (
      select id, agent_id, ${chance(1)} as reached, ${chance(9)} as other,
        least(${worked.listed} + interval '15 hours', ${today}::date - interval '9 hours') at time zone 'utc' as listed
      from ${table}
    ), target as (
      select dice.id, dice.listed, coalesce(r.status_id, ${begun}::uuid) as status_id, r.comment,
        case when r.status_id is not null and other < 200 then helper.id else dice.agent_id end as agent_id
      from dice
      left join (values ${rangesOf(worked.reached)}) as r (status_id, low, high, comment)
        on reached >= r.low and reached < r.high
      left join (select id, row_number() over (order by name, id) - 1 as place, count(*) over () as many from agents) helper
        on helper.place = dice.other % helper.many
    )
    update ${table} w set created_date = t.listed, status_id = t.status_id, agent_id = t.agent_id
    from target t where t.id = w.id`);
  const comments = sql`(values ${rangesOf(worked.reached)}) as r (status_id, low, high, comment)`;
  const isWorked = sql`w.status_id <> ${begun}::uuid`;
  const firstStep = sql`w.created_date + (${today}::timestamptz - w.created_date) * 0.2`;
  const lastStep = sql`w.created_date + (${today}::timestamptz - w.created_date) * 0.6`;
  await database.execute(sql`
    update status_changes s set created_date = w.created_date, end_date = case when ${isWorked} then ${firstStep} end
    from ${table} w where s.entity = ${worked.table} and s.entity_id = w.id`);
  await database.execute(sql`
    insert into status_changes (id, entity, entity_id, status_id, created_by, created_date, end_date, comment)
    select gen_random_uuid(), ${worked.table}, w.id, step.status_id, ${byManager}, step.began, step.ended, step.comment
    from ${table} w
    join agents on agents.id = w.agent_id
    join ${comments} on r.status_id = w.status_id
    cross join lateral (values
      (${entryIdOf(worked.type, worked.assigned)}::uuid, ${firstStep}, case when r.comment = '' then null else ${lastStep} end,
        'Assigned to ' || agents.name),
      (w.status_id, ${lastStep}, null, r.comment)
    ) as step (status_id, began, ended, comment)
    where ${isWorked} and step.comment <> ''`);
}

const byManager = sql`${stableId("user", "manager@portico.test")}::uuid`;

/** A number below 1000 derived from the policy's ID. */
function chance(from: number): SQL {
  return sql`('x' || substr(md5(policy_id::text), ${sql.raw(String(from))}, 7))::bit(28)::int % 1000`;
}

/** The statuses with their ranges out of 1000, as SQL rows. */
function rangesOf(reached: readonly StatusShare[]): SQL {
  let low = 0;
  const rows = reached.map(([statusId, ofThousand, comment]) => {
    const from = low;
    low += ofThousand;
    return sql`(${statusId}::uuid, ${from}::int, ${low}::int, ${comment}::text)`;
  });
  return sql.join(rows, sql`, `);
}
