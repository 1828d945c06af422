import { endpoints, type NoteEntity } from "@portico/contract";
import { noteEntityOf } from "@portico/contract/features/notes.schemas";
import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import { policies } from "../../db/schema/index.ts";
import { notFound } from "../../http/failure.ts";
import {
  lostWork,
  type PolicyWork,
  policyWork,
  unpaidWork,
  visible,
  workable,
} from "../../policy-work/policy-work.ts";

/** What a note hangs on. */
export interface NoteTarget {
  readonly entityId: string;
  readonly entityMetadataId: string;
}

/** Whether a caller sees the thing with an id, as a condition that stands alone. */
type VisibleEntity = (caller: Caller, id: string) => SQL;

/** Who sees the things that notes hang on. A kind without an entry has no rows yet: nobody sees one. */
const visibleEntities: Partial<Record<NoteEntity, VisibleEntity>> = { policy: visiblePolicy };

/** A policy is seen as itself, and through an open unpaid or lost row of it. */
function visiblePolicy(caller: Caller, id: string): SQL {
  if (!meets(endpoints["policies.list"].access, caller)) return sql`false`;
  const throughRow = (work: PolicyWork) =>
    sql`exists (select from ${work.table} where ${work.policyId} = ${id} and ${workable(work, caller)})`;
  return sql`exists (select from ${policies} where ${policies.id} = ${id} and ${visible(policyWork, caller)})
    or ${throughRow(unpaidWork)} or ${throughRow(lostWork)}`;
}

/** Whether a caller sees what a note hangs on. */
export async function isVisible(
  database: Database,
  caller: Caller,
  { entityId, entityMetadataId }: NoteTarget,
): Promise<boolean> {
  const entity = noteEntityOf(entityMetadataId);
  const condition = entity && visibleEntities[entity]?.(caller, entityId);
  if (!condition) return false;
  const [row] = await rowsOf(database, sql`select (${condition}) as seen`);
  return row?.seen === true;
}

/** @throws Failure 404 where the thing is not there, or not visible to the caller */
export async function requireVisible(database: Database, caller: Caller, target: NoteTarget): Promise<void> {
  if (!(await isVisible(database, caller, target))) throw notFound("What the note hangs on");
}
