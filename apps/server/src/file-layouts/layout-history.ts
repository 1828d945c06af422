import {
  type FileLayout,
  type LayoutChoice,
  layoutChoices,
  layoutColumnLabel,
  layoutColumns,
  type UploadKindName,
} from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";
import { and, desc, eq, getTableName, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../db/database.ts";
import { carriers, fileLayouts, rowHistory } from "../db/schema/index.ts";
import { nameOfUser } from "../identity/person-name.ts";

/** A change of one property of a layout, as texts. */
export interface LayoutChange {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** The properties of a layout that the history has. Missing if they did not change. */
const valuesOf = (kind: UploadKindName) =>
  z.object({
    name: z.string().optional(),
    carrierId: z.uuid().nullish(),
    isEnabled: z.boolean().optional(),
    layout: layoutSchemas[kind].draft.optional(),
  });
type Values = z.infer<ReturnType<typeof valuesOf>>;
const columnChanges = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }).partial());

/** The most recent versions whose changes are shown. */
const maxVersions = 100;

/** The changes of a layout, newest first. */
export async function readLayoutHistory(database: Database, id: string) {
  const [stored] = await database
    .select({ kind: fileLayouts.kind })
    .from(fileLayouts)
    .where(eq(fileLayouts.id, id));
  const kind = stored?.kind ?? "statements";
  const values = valuesOf(kind);
  const versions = await database
    .select({
      version: rowHistory.version,
      date: rowHistory.changedAt,
      by: sql<string>`coalesce(${nameOfUser(rowHistory.changedBy)}, 'System')`,
      changes: rowHistory.changes,
    })
    .from(rowHistory)
    .where(and(eq(rowHistory.entity, getTableName(fileLayouts)), eq(rowHistory.entityId, id)))
    .orderBy(desc(rowHistory.version))
    .limit(maxVersions);
  const parsed = versions.map((version) => {
    const changes = Object.entries(columnChanges.parse(version.changes));
    const side = (key: "from" | "to") =>
      values.parse(Object.fromEntries(changes.map(([name, change]) => [name, change[key] ?? undefined])));
    return { ...version, from: side("from"), to: side("to") };
  });
  const names = await carrierNames(
    database,
    parsed.flatMap(({ from, to }) => [from.carrierId, to.carrierId]),
  );
  return parsed.flatMap(({ version, date, by, from, to }) => {
    const stamp = { date: date.toISOString(), by };
    if (version === 1) return [{ ...stamp, what: "Created", from: "", to: to.name ?? "" }];
    return differences(describe(kind, from, names), describe(kind, to, names)).map((change) => ({
      ...stamp,
      ...change,
    }));
  });
}

async function carrierNames(database: Database, ids: readonly (string | null | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  const rows = await database
    .select({ id: carriers.id, name: carriers.name })
    .from(carriers)
    .where(inArray(carriers.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Texts = ReadonlyMap<string, string>;

function describe(
  kind: UploadKindName,
  { name, carrierId, isEnabled, layout }: Values,
  carrierNamesById: Texts,
): Texts {
  return new Map([
    ["Name", name ?? ""],
    ["Carrier", carrierNamesById.get(carrierId ?? "") ?? ""],
    ["Enabled", isEnabled === undefined ? "" : isEnabled ? "Yes" : "No"],
    ...(layout ? describeLayout(kind, layout) : []),
  ]);
}

/** The properties of a layout as texts by their labels. */
export function describeLayout(kind: UploadKindName, layout: FileLayout): Texts {
  const choice = <Name extends LayoutChoice>(name: Name) => {
    const labels: Readonly<Record<string, string>> = layoutChoices[name];
    return labels[layout[name]] ?? "";
  };
  const labelOf = (column: string) => layoutColumnLabel(kind, column);
  const columnText = (column: string) => (layout.columns[column] ?? []).join("; ");
  return new Map([
    ...layoutColumns(kind).map((column) => [labelOf(column), columnText(column)] as const),
    ["Optional columns", layout.optionalColumns.map(labelOf).join("; ")],
    ["Headers that are not read", layout.otherHeaders.join("; ")],
    ["Delimiter", choice("delimiter")],
    ["Lines to skip", String(layout.linesToSkip)],
    ["Dates", choice("dateOrder")],
    ["Decimal mark", choice("decimalMark")],
    ["Positive amounts", layout.isInverted ? "Charged back" : "Paid"],
    ["Chargeback types", layout.chargebackTypes.join("; ")],
    ["Total labels", layout.totalLabels.join("; ")],
  ]);
}

/** The texts that differ. A missing text is empty. */
export function differences(from: Texts, to: Texts): LayoutChange[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((what) => {
    const change = { what, from: from.get(what) ?? "", to: to.get(what) ?? "" };
    return change.from === change.to ? [] : [change];
  });
}
