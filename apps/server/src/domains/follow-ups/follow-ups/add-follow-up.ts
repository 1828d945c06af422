import type { FollowUpRecord, FollowUpTarget } from "@portico/contract/features/follow-ups/follow-ups";
import type { followUpBody } from "@portico/contract/features/follow-ups/follow-ups.schemas";
import { sql } from "drizzle-orm";
import type * as z from "zod";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { followUps, lostPolicies, unpaidPolicies } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { requireEntries } from "../../../feature/crud/require-entries.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import { findRow } from "../../../lists/find-row.ts";
import type { BoundList } from "../../../lists/list.ts";
import { recordTables } from "../../../records/record-tables.ts";
import type { Services } from "../../../services/services.ts";
import { openStatus } from "../open-follow-ups.ts";
import { recordScope } from "../visible-follow-ups.ts";
import { formColumns } from "./follow-up-form.ts";

type AddRequest = CheckedRequest & {
  readonly params: { readonly id: string };
  readonly body: z.output<typeof followUpBody>;
};

/** The lists of policies that are worked on, whose rows refer to policies. */
const workedPolicies = { unpaidPolicy: unpaidPolicies, lostPolicy: lostPolicies } as const;

/** The handler that adds a follow-up to a record that the caller can see. */
export function addFollowUp(services: Services, list: () => BoundList, target: FollowUpTarget) {
  return async ({ params: { id }, body, caller: anybody, once }: AddRequest) => {
    const caller = signedIn(anybody);
    return once(services.database, async (transaction) => {
      const record = await findRecord(transaction, caller, target, id);
      const columns = await formColumns(body, { caller, transaction, services });
      await requireEntries(transaction, { kindId: "followUpKind" }, columns);
      const row = await insertAudited(transaction, {
        table: followUps,
        values: {
          ...record,
          ...columns,
          statusId: openStatus,
          createdBy: caller.userId,
          createdDate: services.clock.now(),
        },
        by: caller.userId,
        category: "follow-up",
      });
      const entry = { ids: [row.id], by: caller.userId, comment: "Created" };
      await recordStatuses(transaction, { table: followUps }, entry);
      const found = await findRow(transaction, list(), caller, row.id, Object.keys(list().endpoint.fields));
      if (!found) throw new Error("The follow-up was added but not found.");
      return found;
    });
  };
}

/**
 * The record that a target is about.
 * @throws Failure 404 if it doesn't exist, or the caller can't see it
 */
async function findRecord(transaction: Database, caller: Caller, target: FollowUpTarget, id: string) {
  const worked = target === "unpaidPolicy" || target === "lostPolicy" ? workedPolicies[target] : undefined;
  const recordKind: FollowUpRecord = target === "unpaidPolicy" || target === "lostPolicy" ? "policy" : target;
  const { id: rowId, knownId } = recordTables[recordKind];
  const isTarget = worked
    ? sql`${rowId} = (select ${worked.policyId} from ${worked} where ${worked.id} = ${id})`
    : sql`${knownId} = ${id}`;
  const [found] = await rowsOf(
    transaction,
    sql`select ${rowId} as id from ${rowId.table} where ${isTarget} and ${recordScope(caller, recordKind)}`,
  );
  if (!found) throw notFound("This record");
  return { recordKind, recordId: String(found.id) };
}
