import { type Access, accessRules, type Fields, type ListEndpoint, type Rights } from "@portico/endpoints";
import { implies } from "../check/rights.ts";
import { customScreensOf } from "../custom-screen-path.ts";
import type { ListScreen } from "../list-screen.ts";
import type { ScreenRegistry } from "../screen-registry.ts";

/** The numbers of columns, columns with names, and filters to start with. */
const maxColumns = 6;
const maxNames = 3;
const maxFilters = 4;

/**
 * A small, valid custom screen over a list, for all who may read the list: columns without personal values except for
 * names, and filters that everybody can use.
 * @param takenIds the ids of other screens, which it does not use
 * @returns undefined if there is no such list, or the user may not read it
 */
export function startingScreen(
  listId: string,
  rights: Rights,
  registry: ScreenRegistry,
  takenIds: readonly string[] = [],
): ListScreen | undefined {
  const list = registry.contract.find(listId);
  const { allows } = accessRules(Object.keys(registry.roles));
  if (list?.kind !== "list" || !allows(list.access, rights)) return undefined;
  const words = list.fileName.replaceAll("-", " ");
  const id = freeId(list.fileName, takenIds);
  const section = sectionOf(list, registry);
  return {
    kind: "list",
    id,
    path: customScreensOf(registry).path(id),
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    access: list.access,
    ...(section && { navigation: { section } }),
    endpoints: { list: listId },
    filters: firstFilters(list, registry),
    columns: firstColumns(list.fields),
    empty: "No Data",
  };
}

/** A unique id: the name itself, or the name with a number. */
export function freeId(name: string, takenIds: readonly string[]): string {
  const taken = new Set(takenIds);
  const numbered = (number: number): string => {
    const ending = number === 1 ? "" : `-${number}`;
    const id = `${name.slice(0, 60 - ending.length).replace(/-+$/, "")}${ending}`;
    return taken.has(id) ? numbered(number + 1) : id;
  };
  return numbered(1);
}

/** The first fields without personal values, and the names of the people that the rows are about. */
function firstColumns(fields: Fields): string[] {
  const shown = Object.keys(fields).filter((name) => {
    const field = fields[name];
    const isShown = field && !field.rows && !field.onRequest && !field.exportOnRequest;
    return isShown && field.format !== "id" && name !== "version";
  });
  const names = shown.filter((name) => fields[name]?.sensitive === "name").slice(0, maxNames);
  const plain = shown.filter((name) => fields[name]?.sensitive === undefined).slice(0, maxColumns);
  const first = shown.filter((name) => plain.includes(name) || names.includes(name));
  return first.length > 0 ? first : shown.slice(0, maxColumns);
}

function firstFilters({ filters, access }: ListEndpoint, { contract }: ScreenRegistry): string[] {
  const isForAll = (needed: Access | undefined) => needed !== undefined && implies([access], needed);
  return Object.keys(filters)
    .filter((name) => {
      const filter = filters[name];
      return filter && (!("options" in filter) || isForAll(contract.find(filter.options)?.access));
    })
    .slice(0, maxFilters);
}

/** The section that the app chooses for a list, or the one that the list is named after. */
function sectionOf(list: ListEndpoint, registry: ScreenRegistry): string | undefined {
  const chosen = customScreensOf(registry).sectionFor?.(list);
  return chosen ?? registry.sections.find((section) => list.fileName.includes(section));
}
