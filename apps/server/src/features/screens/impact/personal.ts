import { type Endpoint, endpoints, type Fields } from "@portico/contract";
import type { ScreenImpact } from "@portico/contract/features/screens.schemas";
import type { ListScreen, ScreenColumn } from "@portico/portal-config";

type Personal = ScreenImpact["sensitive"][number];

/** A field that a screen shows, and its path in the document. */
interface ShownField extends Omit<Personal, "kind"> {
  readonly endpoint: string;
  /** Why it is personal, if it is. */
  readonly kind: Personal["kind"] | undefined;
}

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** The personal fields that a screen newly shows unmasked. */
export function newlyPersonal(before: ListScreen | undefined, after: ListScreen): Personal[] {
  const known = new Set(before ? shownBy(before).map(keyOf) : []);
  return shownBy(after).flatMap((shown) => {
    const { path, field, label, kind } = shown;
    if (kind === undefined || known.has(keyOf(shown))) return [];
    known.add(keyOf(shown));
    return [{ path, field, label, kind }];
  });
}

function keyOf({ endpoint, field }: ShownField): string {
  return `${endpoint} ${field}`;
}

function shownBy(screen: ListScreen): ShownField[] {
  const { columns, variants = [], rowName, actions = [], rowActions = [], endpoints: calls } = screen;
  const ofList = fieldsOf(calls.list);
  const copied = [
    ...actions.map((action, index) => ({ action, path: `actions[${index}]` })),
    ...rowActions.map((action, index) => ({ action, path: `rowActions[${index}]` })),
  ].flatMap(({ action, path }) =>
    action.kind === "copy" && action.field !== undefined ? ofList(`${path}.field`, action.field) : [],
  );
  return [
    ...ofColumns("columns", columns, ofList),
    ...variants.flatMap((variant, index) => ofColumns(`variants[${index}].columns`, variant.columns, ofList)),
    ...(rowName === undefined ? [] : ofList("rowName", rowName)),
    ...copied,
    ...shownInDetail(screen),
  ];
}

function shownInDetail({ detail }: ListScreen): ShownField[] {
  if (!detail) return [];
  const { endpoint, fields, tables = [], titleField, personFields = [] } = detail;
  const ofRow = fieldsOf(endpoint);
  const inTables = tables.flatMap(({ field, hide = [] }, index) => {
    const rows = contract[endpoint]?.fields?.[field]?.rows ?? {};
    const names = Object.keys(rows).filter((name) => !hide.includes(name));
    const path = `detail.tables[${index}]`;
    return names.flatMap((name) => shownAs(`${endpoint} ${field}`, rows, { path, field: name }));
  });
  return [
    ...ofColumns("detail.fields", fields, ofRow),
    ...(titleField === undefined ? [] : ofRow("detail.titleField", titleField)),
    ...personFields.flatMap((field, index) => ofRow(`detail.personFields[${index}]`, field)),
    ...inTables,
  ];
}

type Naming = (path: string, field: string, header?: string) => ShownField[];

function fieldsOf(endpoint: string): Naming {
  const fields = contract[endpoint]?.fields ?? {};
  return (path, field, header) => shownAs(endpoint, fields, { path, field, header });
}

function ofColumns(path: string, columns: readonly ScreenColumn[], naming: Naming): ShownField[] {
  return columns.flatMap((column, index) => {
    if (typeof column === "string") return naming(`${path}[${index}]`, column);
    return column.masked ? [] : naming(`${path}[${index}].field`, column.field, column.header);
  });
}

function shownAs(
  endpoint: string,
  fields: Fields,
  { path, field, header }: { path: string; field: string; header?: string | undefined },
): ShownField[] {
  const definition = fields[field];
  return definition
    ? [{ endpoint, path, field, label: header ?? definition.label, kind: definition.sensitive }]
    : [];
}
