import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { genericEntries, offlineApplications } from "../../../db/schema/index.ts";
import type { BoundList } from "../../../lists/list.ts";
import { visibleRows } from "../../../lists/row-set.ts";
import type { BusinessClock } from "../../../time/business-clock.ts";

/** The number of days counted, including today. */
const days = 30;
const counts = z.array(
  z.object({ day: z.string(), statusId: z.string(), status: z.string(), count: z.number() }),
);

/** Counts the visible applications of the last 30 days by day and status. Days without any are left out. */
export async function countPerDay(
  database: Database,
  list: BoundList,
  caller: Caller,
  clock: Pick<BusinessClock, "today" | "timeZone">,
) {
  const { from, where } = visibleRows(list, caller);
  const { createdDate, statusId } = offlineApplications;
  const zone = clock.timeZone();
  const firstDay = sql`(${clock.today()}::date - ${days - 1}::int)`;
  const rows = await rowsOf(
    database,
    sql`select to_char(${createdDate} at time zone ${zone}, 'YYYY-MM-DD') as "day",
        ${statusId} as "statusId", ${genericEntries.name} as status, count(*)::int as count
      from ${from} join ${genericEntries} on ${genericEntries.id} = ${statusId}
      where ${where} and ${createdDate} >= ${firstDay}::timestamp at time zone ${zone}
      group by 1, 2, 3 order by 1, 3`,
  );
  return counts.parse(rows);
}
