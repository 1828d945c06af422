import { type Area, endpoints, type FieldOf, type ListEndpoint, type ListId } from "@portico/contract";
import { getTableColumns, is, type SQL } from "drizzle-orm";
import { getTableConfig, PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Caller } from "../access/caller.ts";
import {
  type ComparedAs,
  type CostlyJoins,
  type CountTable,
  type FieldDefinition,
  type FieldSource,
  isGrouped,
  type List,
  type ListScope,
  type ListSource,
  type Reference,
  type SortedBy,
  type SoughtAs,
} from "../lists/list.ts";

/** The names of a table's columns. None for a view or a grouped query. */
export type ColumnOf<Table> = Table extends PgTable ? Extract<keyof Table["_"]["columns"], string> : never;

/** Fields that need no declaration: columns, and `agent` if there is a column `agentId`. */
type DefaultField<Table> = ColumnOf<Table> | ReferencedName<ColumnOf<Table>>;
type ReferencedName<Column> = Column extends `${infer Name}Id` ? Name : never;

type FieldsOption<Field extends string, Table> = [Exclude<Field, DefaultField<Table>>] extends [never]
  ? { readonly fields?: { readonly [Name in Field]?: FieldDefinition } }
  : {
      /**
       * The SQL of fields. Fields that are left out are the column with the same name, or the `name` of a referenced
       * row: `agent` is the name of the agent with the ID in `agentId`.
       */
      readonly fields: { readonly [Name in Exclude<Field, DefaultField<Table>>]: FieldDefinition } & {
        readonly [Name in Extract<Field, DefaultField<Table>>]?: FieldDefinition;
      };
    };

/** A list as declared by a feature. Options that are left out are derived from the table. */
export type ListDeclaration<Id extends ListId, Table extends ListSource> = {
  readonly id: Id;
  /** Who sees the rows: everyone, or by agent within an area. An area alone uses the column `agentId`. */
  readonly scope: ListScope | Area;
  /** Which rows of the table the list includes. @default all */
  readonly where?: SQL;
  readonly table: Table;
  /** @default the column `id` */
  readonly key?: FieldSource;
  /** Joins to other tables. Required only if there is no foreign key, or the other table is large. */
  readonly references?: readonly Reference[];
  readonly costlyJoins?: CostlyJoins;
  /** The SQL of fields that depend on who reads them, in place of that in `fields`. */
  readonly fieldsFor?: (caller: Caller) => Readonly<Record<string, SQL>>;
  /** Fields that are sorted by another value. */
  readonly sortedBy?: { readonly [Field in FieldOf<Id>]?: SortedBy };
  /** Fields whose filters by day compare another value. */
  readonly comparedAs?: { readonly [Field in FieldOf<Id>]?: ComparedAs };
  /** What filters and searches look for in fields that are stored in a form of their own. */
  readonly soughtAs?: { readonly [Field in FieldOf<Id>]?: SoughtAs };
  /** The IDs of the agents or carriers that fields name, where neither a reference nor a field `<name>Id` has them. */
  readonly idsOf?: { readonly [Field in FieldOf<Id>]?: PgColumn };
  /** The values that sums add up instead of the fields' own. */
  readonly summedAs?: { readonly [Field in FieldOf<Id>]?: SQL };
  /** A table with the counts and sums of the rows by some of their fields. */
  readonly countTable?: CountTable;
} & FieldsOption<FieldOf<Id>, Table>;

/** The declaration of any list. */
export interface AnyListDeclaration
  extends Omit<List<ListId, string>, "scope" | "key" | "references" | "fields"> {
  readonly scope: ListScope | Area;
  readonly key?: FieldSource;
  readonly references?: readonly Reference[];
  readonly fields?: Readonly<Partial<Record<string, FieldDefinition>>>;
  readonly sortedBy?: Readonly<Partial<Record<string, SortedBy>>>;
  readonly comparedAs?: Readonly<Partial<Record<string, ComparedAs>>>;
  readonly soughtAs?: Readonly<Partial<Record<string, SoughtAs>>>;
  readonly idsOf?: Readonly<Partial<Record<string, PgColumn>>>;
  readonly summedAs?: Readonly<Partial<Record<string, SQL>>>;
}

/**
 * Adds defaults to a declaration.
 * @throws Error if they can't be derived from the table
 */
export function completeList(declared: AnyListDeclaration): List<ListId, string> {
  const endpoint: ListEndpoint = endpoints[declared.id];
  const names = Object.keys(endpoint.fields);
  const list = {
    ...declared,
    scope: scopeOf(declared),
    key: declared.key ?? columnOf(declared, "id"),
    references: referencesOf(declared),
    fields: Object.fromEntries(names.map((name) => [name, sourceOf(declared, name)])),
  };
  for (const [name, source] of Object.entries(list.fields)) requireReference(list, name, source);
  return list;
}

function scopeOf(declared: AnyListDeclaration): ListScope {
  const { scope } = declared;
  if (scope === "everyone" || typeof scope !== "string") return scope;
  return { area: scope, agentId: columnOf(declared, "agentId") };
}

function sourceOf(declared: AnyListDeclaration, name: string): FieldDefinition {
  const source = declared.fields?.[name] ?? columnsOf(declared)[name] ?? nameReferredTo(declared, name);
  if (source) return source;
  throw new Error(
    `The list "${declared.id}" must declare the SQL of its field "${name}": its table has no such column, and no column "${name}Id" that refers to a table with a \`name\`.`,
  );
}

/** The column `name` of the table that the column `<field>Id` refers to. */
function nameReferredTo(declared: AnyListDeclaration, field: string): PgColumn | undefined {
  const column = columnsOf(declared)[`${field}Id`];
  const reference = column && referencesOf(declared).find(({ from }) => from === column);
  return reference && getTableColumns(reference.to.table).name;
}

/** The declared references, and the foreign keys to tables without a declared reference. */
function referencesOf({ table, references = [] }: AnyListDeclaration): readonly Reference[] {
  if (!is(table, PgTable)) return references;
  const keys = getTableConfig(table).foreignKeys.flatMap((key): Reference[] => {
    const { columns, foreignColumns } = key.reference();
    const [[from, ...otherColumns], [to]] = [columns, foreignColumns];
    return from && to && otherColumns.length === 0 ? [{ from, to }] : [];
  });
  const declaredTables = new Set(references.map(({ to }) => to.table));
  return [...references, ...keys.filter(({ to }) => !declaredTables.has(to.table))];
}

/** @throws Error if a field is in another table that is not referenced exactly once */
function requireReference(
  { id, table, references }: List<ListId, string>,
  name: string,
  source: unknown,
): void {
  if (!is(source, PgColumn) || source.table === table || !is(table, PgTable)) return;
  const leading = references.filter(({ to }) => to.table === source.table);
  if (leading.length === 1) return;
  const why =
    leading.length === 0
      ? "no foreign key refers to it"
      : `these columns refer to it: ${leading.map(({ from }) => from.name).join(", ")}`;
  throw new Error(
    `The list "${id}" must have one reference to the table of its field "${name}", but ${why}. Declare it in \`references\`.`,
  );
}

function columnOf(declared: AnyListDeclaration, name: string): PgColumn {
  const column = columnsOf(declared)[name];
  if (column) return column;
  throw new Error(`The table of the list "${declared.id}" has no column "${name}".`);
}

function columnsOf({ table }: AnyListDeclaration): Readonly<Partial<Record<string, PgColumn>>> {
  return isGrouped(table) || !is(table, PgTable) ? {} : getTableColumns(table);
}
