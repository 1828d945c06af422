import { endpoints } from "@portico/contract";
import { noteEntityOf } from "@portico/contract/features/notes.schemas";
import { sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { rowsOf } from "../../db/database.ts";
import { findPerson, findPersonByKey } from "../../domains/people/people/find-person.ts";
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

/** How a record is named: as in the API, or as notes store it. */
type Naming = "known" | "stored";

/** Finds the records that notes belong to among those that callers can see, through the lists that declare them. */
export function visibleEntities(
  services: Pick<Services, "database" | "clock">,
  { noteTargets, lists }: Pick<Catalog, "noteTargets" | "lists">,
) {
  const sources = noteTargets.map((each) => ({ ...each, list: bindList(each.list, services) }));
  /** A visible person. Notes store the key of one of their records. */
  const findPersonNamed = async (caller: Caller, entityId: string, naming: Naming) => {
    if (!meets(endpoints["people.get"].access, caller)) return undefined;
    const person =
      naming === "stored"
        ? await findPersonByKey({ services, lists }, caller, entityId)
        : await findPerson({ services, lists }, caller, entityId);
    return person && { stored: person.records[0].recordId, known: entityId };
  };
  /** A visible record under both names. */
  const find = async (caller: Caller, { entityId, entityMetadataId }: NoteTarget, naming: Naming) => {
    const kind = noteEntityOf(entityMetadataId);
    if (kind === "person") return findPersonNamed(caller, entityId, naming);
    const found = sources
      .filter(({ entity, list }) => entity === kind && meets(endpoints[list.id].access, caller))
      .map(({ list, id = list.key, storedId = id }) => {
        const named = sql`${naming === "stored" ? storedId : id} = ${entityId}`;
        const { from, where } = withCondition(visibleRows(list, caller), named);
        return sql`(select ${storedId}::text as stored, ${id}::text as known from ${from} where ${where} limit 1)`;
      });
    // No list shows this type, so no user can see it.
    if (found.length === 0) return undefined;
    const all = sql.join(found, sql` union all `);
    const [row] = await rowsOf(services.database, sql`select * from (${all}) as found limit 1`);
    return row && { stored: String(row.stored), known: String(row.known) };
  };
  /** Whether the caller can see the record of a stored note. */
  const isVisible = async (caller: Caller, note: NoteTarget): Promise<boolean> =>
    (await find(caller, note, "stored")) !== undefined;
  /**
   * The record as notes store it.
   * @throws Failure 404 if the record doesn't exist or isn't visible to the caller
   */
  const requireVisible = async (caller: Caller, target: NoteTarget): Promise<NoteTarget> => {
    const found = await find(caller, target, "known");
    if (!found) throw notFound("The record of this note");
    return { entityId: found.stored, entityMetadataId: target.entityMetadataId };
  };
  return { isVisible, requireVisible };
}
