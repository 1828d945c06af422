import { randomUUID } from "node:crypto";
import { type EntryCode, monthLabelOf } from "@portico/contract";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { commissionLines, paymentBatches, statusChanges } from "../../../db/schema/index.ts";
import { bulkLoad } from "../../../demo/bulk-load.ts";
import type { DemoContext } from "../../../feature/demo-rows.ts";
import { entryId } from "../../../reference/seed.ts";
import { firstDay } from "../../../synthetic/dates.ts";
import { addDays } from "../../../time/days.ts";
import { claimLines } from "./claim-lines.ts";
import { linesOf } from "./unpaid-lines.ts";

/** How many days after the end of a month its batch is created. */
const daysAfterMonth = 12;
const minutesBeforeStart = 60;

/** Creates a batch for each month with lines. The last one is open, the one before is posted, the others are paid. */
export async function demoBatches(database: Database, { now }: DemoContext): Promise<void> {
  const found = await rowsOf(
    database,
    sql`select ${commissionLines.year}, ${commissionLines.month} from ${commissionLines}
      where ${commissionLines.agentId} is not null group by 1, 2 order by 1, 2`,
  );
  const months = z.array(z.object({ year: z.number(), month: z.number() })).parse(found);
  await bulkLoad(database, ["payment_lines"], async () => {
    for (const [index, month] of months.entries()) {
      const left = months.length - 1 - index;
      const status = left === 0 ? "OPEN" : left === 1 ? "POSTED" : "PAID";
      await demoBatch(database, { ...month, status, now });
    }
  });
}

interface DemoBatch {
  readonly year: number;
  readonly month: number;
  readonly status: EntryCode<"paymentBatchStatus">;
  readonly now: Date;
}

async function demoBatch(database: Database, { year, month, status, now }: DemoBatch): Promise<void> {
  const id = randomUUID();
  const day = addDays(firstDay(year * 12 + month), daysAfterMonth - 1);
  // The statements of the last month may have been loaded only just now.
  const at = new Date(Math.min(Date.parse(`${day}T15:00:00Z`), now.getTime() - minutesBeforeStart * 60_000));
  await database.insert(paymentBatches).values({
    id,
    name: `Commissions ${monthLabelOf(month)} ${year}`,
    statusId: entryId("paymentBatchStatus", status),
    paymentDate: status === "PAID" ? day : null,
    createdDate: at,
  });
  // Only the open batch looks for unpaid lines of all earlier months, which is slow for many policies.
  const ofMonth = and(eq(commissionLines.year, year), eq(commissionLines.month, month));
  const where = status === "OPEN" ? linesOf({ year, month }) : (ofMonth ?? sql`true`);
  await claimLines(database, { batchId: id, where, by: null, at });
  const statuses = (["OPEN", "POSTED", "PAID"] as const).slice(
    0,
    ["OPEN", "POSTED", "PAID"].indexOf(status) + 1,
  );
  await database.insert(statusChanges).values(
    statuses.map((code, index) => ({
      entity: "payment_batches",
      entityId: id,
      statusId: entryId("paymentBatchStatus", code),
      createdDate: minutesAfter(at, index),
      endDate: code === status ? null : minutesAfter(at, index + 1),
      comment: index === 0 ? `Created with lines up to ${monthLabelOf(month)} ${year}` : null,
    })),
  );
}

function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
