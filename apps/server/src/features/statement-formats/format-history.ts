import {
  type LayoutChoice,
  layoutChoices,
  type StatementColumn,
  type StatementLayout,
  statementColumnLabels,
  statementColumns,
} from "@portico/contract";
import { statementLayoutDraft } from "@portico/contract/schemas";
import { and, desc, eq, getTableName, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../../db/database.ts";
import { carriers, rowHistory, statementFormats } from "../../db/schema/index.ts";
import { nameOfUser } from "../../identity/person-name.ts";

/** A change of one property of a format, as texts. */
export interface FormatChange {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** The properties of a format that the history has. Missing if they did not change. */
const values = z.object({
  name: z.string().optional(),
  carrierId: z.uuid().nullish(),
  isEnabled: z.boolean().optional(),
  layout: statementLayoutDraft.optional(),
});
const columnChanges = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }).partial());

/** The most recent versions whose changes are shown. */
const maxVersions = 100;

/** The changes of a format, newest first. */
export async function readFormatHistory(database: Database, id: string) {
  const versions = await database
    .select({
      version: rowHistory.version,
      date: rowHistory.changedAt,
      by: sql<string>`coalesce(${nameOfUser(rowHistory.changedBy)}, 'System')`,
      changes: rowHistory.changes,
    })
    .from(rowHistory)
    .where(and(eq(rowHistory.entity, getTableName(statementFormats)), eq(rowHistory.entityId, id)))
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
    return differences(describeFormat(from, names), describeFormat(to, names)).map((change) => ({
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

function describeFormat(
  { name, carrierId, isEnabled, layout }: z.infer<typeof values>,
  carrierNamesById: Texts,
): Texts {
  return new Map([
    ["Name", name ?? ""],
    ["Carrier", carrierNamesById.get(carrierId ?? "") ?? ""],
    ["Enabled", isEnabled === undefined ? "" : isEnabled ? "Yes" : "No"],
    ...(layout ? describeLayout(layout) : []),
  ]);
}

/** The properties of a layout as texts by their labels. */
export function describeLayout(layout: StatementLayout): Texts {
  const choice = <Name extends LayoutChoice>(name: Name) => {
    const labels: Readonly<Record<string, string>> = layoutChoices[name];
    return labels[layout[name]] ?? "";
  };
  const columnText = (column: StatementColumn) => (layout.columns[column] ?? []).join("; ");
  return new Map([
    ...statementColumns.map((column) => [statementColumnLabels[column], columnText(column)] as const),
    ["Optional columns", layout.optionalColumns.map((column) => statementColumnLabels[column]).join("; ")],
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
export function differences(from: Texts, to: Texts): FormatChange[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((what) => {
    const change = { what, from: from.get(what) ?? "", to: to.get(what) ?? "" };
    return change.from === change.to ? [] : [change];
  });
}
