import { labelOfFilter } from "@portico/contract";
import type { ScreenImpact } from "@portico/contract/features/screens/screens.schemas";
import { type ListScreen, references } from "@portico/portal-config";
import type { Database } from "../../../../db/database.ts";
import { isFilterIndexed, isSortIndexed } from "../../../../lists/index-usage.ts";
import type { BoundList } from "../../../../lists/list.ts";

type UnindexedFilter = ScreenImpact["slow"][number];

/**
 * The filters and sorts of a screen without an index: each scans or sorts all rows. Includes the sorts that users can
 * choose by column header.
 */
export async function findUnindexedFilters(
  database: Database,
  screen: ListScreen,
  list: BoundList,
): Promise<UnindexedFilter[]> {
  const uses = [...sortsOf(screen, list), ...filtersOf(screen, list)];
  const slow = new Map<string, UnindexedFilter | undefined>();
  for (const { slow: found, isServed } of uses) {
    const key = `${found.use} ${found.name}`;
    if (!slow.has(key)) slow.set(key, (await isServed(database)) ? undefined : found);
  }
  return [...slow.values()].filter((found) => found !== undefined);
}

/** A filter or sort of a screen, and whether an index serves it. */
interface FilterOrSort {
  readonly slow: UnindexedFilter;
  readonly isServed: (database: Database) => Promise<boolean>;
}

function filtersOf(screen: ListScreen, list: BoundList): FilterOrSort[] {
  const { endpoint } = list;
  return references(screen).flatMap(({ path, names, name, owner }): FilterOrSort[] => {
    const filter = names === "filter" ? endpoint.filters[name] : undefined;
    if (!filter) return [];
    // Fixed filters have no label of their own.
    const label = path.startsWith("filters") && typeof owner.label === "string" ? owner.label : undefined;
    const slow = {
      path,
      name,
      label: label ?? labelOfFilter(name, filter, endpoint.fields),
      use: "filter",
    } as const;
    return [{ slow, isServed: (database) => isFilterIndexed(database, list, name) }];
  });
}

function sortsOf(screen: ListScreen, list: BoundList): FilterOrSort[] {
  const { fields, sort: own } = list.endpoint;
  const { sort } = screen;
  const [first] = sort ?? own.split(",");
  const atFirst =
    first === undefined ? [] : [{ path: sort ? "sort[0]" : "sort", key: first, header: undefined }];
  const byHeader = references(screen).flatMap(({ path, names, name, owner: { header, sortable } }) =>
    names === "field" && /^(columns|variants)\[/.test(path) && sortable !== false
      ? [{ path, key: name, header: typeof header === "string" ? header : undefined }]
      : [],
  );
  return [...atFirst, ...byHeader].flatMap(({ path, key, header }): FilterOrSort[] => {
    const name = key.replace(/^-/, "");
    const field = fields[name];
    if (!field?.sortable) return [];
    const order = [{ field: name, descending: key !== name }];
    return [
      {
        slow: { path, name, label: header ?? field.label, use: "sort" },
        isServed: (database) => isSortIndexed(database, list, order),
      },
    ];
  });
}
