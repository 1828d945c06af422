import { maxBulkRows } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { lockRows } from "../../../audit/lock-rows.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { undoParts } from "../../../feature/work/record-undo.ts";
import type { Services } from "../../../services/services.ts";
import { isAdministered } from "./open-work.ts";
import { previewWork, type Reassignment } from "./preview-work.ts";
import { receiverAt } from "./split.ts";
import { type WorkKind, workKinds } from "./work-kinds.ts";

/** A reassignment, as in its preview. */
interface PreviewedReassignment extends Reassignment {
  readonly token: string;
}

/** What a reassignment depends on. */
interface ReassignContext {
  readonly services: Services;
  readonly workLists: Catalog["workLists"];
  readonly caller: Caller;
}

/**
 * Assigns the open work of an agent who left, in the areas that the caller administers, with each list's own way to
 * assign rows. All or nothing.
 * @throws Failure 409 if there is none, or it has changed since the preview, 422
 */
export async function reassignWork(
  transaction: Database,
  { services, workLists, caller }: ReassignContext,
  { token, ...reassignment }: PreviewedReassignment,
) {
  const { agentId, receiverIds } = reassignment;
  const openOf = ({ isOpen, agentId: agent, area }: WorkKind): SQL =>
    sql`${isOpen} and ${agent} = ${agentId} and ${isAdministered(caller, area)}`;
  for (const kind of workKinds) await lockRows(transaction, kind.table, openOf(kind));
  // Reads what was committed while the locks were waited for.
  const { kinds, total, ...current } = await previewWork(transaction, caller, reassignment);
  if (current.token !== token) {
    throw new Failure(
      409,
      "Nothing was reassigned, because the work of this agent has changed since the preview. Check the new numbers, then try again.",
    );
  }
  if (total === 0) throw new Failure(409, "This agent has no open work that you can reassign.");
  const undo = undoParts(transaction, { caller, clock: services.clock });
  let position = 0;
  for (const kind of workKinds) {
    const work = workLists.find(({ list }) => list.id === kind.list);
    if (!work) throw new Error(`The list "${kind.list}" has no work.`);
    for (;;) {
      const ids = await nextIds(transaction, kind, openOf(kind));
      if (ids.length === 0) break;
      const shares = Map.groupBy(ids.keys(), (index) => receiverAt(position + index, receiverIds.length));
      for (const [receiver, indexes] of shares) {
        const rows = await kind.assign(transaction, {
          ...{ services, work, caller },
          ids: indexes.flatMap((index) => ids[index] ?? []),
          agentId: receiverIds[receiver] ?? "",
        });
        await undo.add({ list: work.list, call: kind.call, rows });
      }
      position += ids.length;
    }
  }
  await recordAudit(transaction, {
    category: "agent",
    createdBy: caller.userId,
    data1: `agents/${agentId}`,
    data2: JSON.stringify({
      to: receiverIds,
      ...Object.fromEntries(kinds.map((each) => [each.kind, each.total])),
    }),
    result: "work reassigned",
  });
  return { changed: position, undo: await undo.finish() };
}

/** The next rows, which are no longer among them once they are assigned. */
async function nextIds(transaction: Database, { table }: WorkKind, where: SQL): Promise<string[]> {
  const rows = await rowsOf(
    transaction,
    sql`select ${table.id} as id from ${table} where ${where} order by ${table.id} limit ${maxBulkRows}`,
  );
  return rows.map(({ id }) => String(id));
}
