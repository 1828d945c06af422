import { labelOfFilter } from "@portico/contract";
import type { ScreenImpact } from "@portico/contract/schemas/screens";
import type { ListScreen, ScreenFilter } from "@portico/portal-config";
import { isFilterIndexed, isSortIndexed } from "../../../lists/indexed.ts";
import type { BoundList } from "../../../lists/list.ts";

type Slow = ScreenImpact["slow"][number];

/**
 * The filters and orders of a screen that no index of the database serves: each looks at every row, or sorts them all.
 * An order that begins with an index is served, and one that people can choose by a column's header counts too.
 */
export function slowIn(screen: ListScreen, list: BoundList): Slow[] {
  const told = new Set<string>();
  return [...slowSorts(screen, list), ...slowFilters(screen, list)].filter(({ use, name }) => {
    const isTold = told.has(`${use} ${name}`);
    told.add(`${use} ${name}`);
    return !isTold;
  });
}

function slowFilters({ filters, permanentFilters = {} }: ListScreen, list: BoundList): Slow[] {
  const { endpoint } = list;
  const named: Named[] = [
    ...filters.flatMap((filter, index) => namesIn(`filters[${index}]`, filter)),
    ...Object.keys(permanentFilters).map((name) => ({ path: `permanentFilters.${name}`, name })),
  ];
  return named.flatMap(({ path, name, label }): Slow[] => {
    const filter = endpoint.filters[name];
    if (!filter || isFilterIndexed(list, name)) return [];
    return [{ path, name, label: label ?? labelOfFilter(name, filter, endpoint.fields), use: "filter" }];
  });
}

interface Named {
  readonly path: string;
  readonly name: string;
  /** What the screen calls it, where it says so. */
  readonly label?: string | undefined;
}

function namesIn(path: string, said: ScreenFilter): Named[] {
  if (typeof said === "string") return [{ path, name: said }];
  const { label } = said;
  if ("from" in said) {
    return (["from", "to"] as const).map((end) => ({ path: `${path}.${end}`, name: said[end], label }));
  }
  if ("filters" in said) {
    return said.filters.map((name, index) => ({ path: `${path}.filters[${index}]`, name, label }));
  }
  return [{ path: `${path}.filter`, name: said.filter, label }];
}

function slowSorts({ sort, columns, variants = [] }: ListScreen, list: BoundList): Slow[] {
  const { fields, sort: own } = list.endpoint;
  const [first] = sort ?? own.split(",");
  const atFirst =
    first === undefined ? [] : [{ path: sort ? "sort[0]" : "sort", key: first, header: undefined }];
  const all = [
    { path: "columns", columns },
    ...variants.map((variant, index) => ({ path: `variants[${index}].columns`, columns: variant.columns })),
  ];
  const byHeader = all.flatMap(({ path, columns: some }) =>
    some.flatMap((column, index) => {
      if (typeof column === "string") return [{ path: `${path}[${index}]`, key: column, header: undefined }];
      const { field, header, sortable } = column;
      return sortable === false ? [] : [{ path: `${path}[${index}].field`, key: field, header }];
    }),
  );
  return [...atFirst, ...byHeader].flatMap(({ path, key, header }): Slow[] => {
    const name = key.replace(/^-/, "");
    const field = fields[name];
    const isServed = !field?.sortable || isSortIndexed(list, [{ field: name, descending: key !== name }]);
    return isServed ? [] : [{ path, name, label: header ?? field.label, use: "sort" }];
  });
}
