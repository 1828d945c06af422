import { endpoints } from "@portico/contract";
import { noteEntityOf } from "@portico/contract/features/notes.schemas";
import { sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { rowsOf } from "../../db/database.ts";
import { notFound } from "../../errors/failure.ts";
import type { Catalog } from "../../feature/catalog.ts";
import { bindList } from "../../lists/list.ts";
import { visibleRows, withCondition } from "../../lists/row-set.ts";
import type { Services } from "../../services/services.ts";

/** The record that a note belongs to. */
export interface NoteTarget {
  readonly entityId: string;
  readonly entityMetadataId: string;
}

/** Checks whether callers can see the records that notes belong to, through the lists that declare them. */
export function visibleEntities(
  services: Pick<Services, "database" | "clock">,
  noteTargets: Catalog["noteTargets"],
) {
  const sources = noteTargets.map((each) => ({ ...each, list: bindList(each.list, services) }));
  const isVisible = async (caller: Caller, { entityId, entityMetadataId }: NoteTarget): Promise<boolean> => {
    const kind = noteEntityOf(entityMetadataId);
    const exist = sources
      .filter(({ entity, list }) => entity === kind && meets(endpoints[list.id].access, caller))
      .map(({ list, id }) => {
        const { from, where } = withCondition(
          visibleRows(list, caller),
          sql`${id ?? list.key} = ${entityId}`,
        );
        return sql`exists (select from ${from} where ${where})`;
      });
    // No list shows this type, so no user can see it.
    if (exist.length === 0) return false;
    const [row] = await rowsOf(services.database, sql`select (${sql.join(exist, sql` or `)}) as seen`);
    return row?.seen === true;
  };
  /** @throws Failure 404 if the record doesn't exist or isn't visible to the caller */
  const requireVisible = async (caller: Caller, target: NoteTarget): Promise<void> => {
    if (!(await isVisible(caller, target))) throw notFound("The record of this note");
  };
  return { isVisible, requireVisible };
}
