import { valueAt } from "@portico/endpoints";

/** An agent's number of rows in each status. */
export interface AgentCounts {
  readonly id: string;
  readonly name: string;
  /** In the order of the statuses. */
  readonly counts: readonly number[];
  readonly total: number;
}

/** A table of agents by status, with totals. */
export interface SummaryTable {
  /** Names of statuses. Empty for a status without a name. */
  readonly statuses: readonly string[];
  readonly agents: readonly AgentCounts[];
  /** The total of each status. */
  readonly totals: readonly number[];
  readonly total: number;
  /** When the figures were calculated, in ISO 8601. */
  readonly readDate: string | undefined;
  /** When policies were last imported, in ISO 8601. */
  readonly refreshedDate: string | undefined;
}

/**
 * Converts the response of a summary endpoint to a table.
 * @param order names of statuses in display order; others follow in the response's order
 */
export function summaryTable(response: unknown, order: readonly string[]): SummaryTable {
  const lines = list(valueAt(response, "agents"));
  const entries = lines.map((line) => list(valueAt(line, "listStatus")));
  const presentStatuses = new Set(entries.flat().map(nameOf));
  const statuses = [...order.filter((name) => presentStatuses.has(name)), ...presentStatuses].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
  const agents = lines.map((line, index): AgentCounts => {
    const counts = statuses.map((status) => sum(entries[index]?.filter((entry) => nameOf(entry) === status)));
    return {
      id: text(valueAt(line, "agentId")),
      name: text(valueAt(line, "agentName")),
      counts,
      total: number(valueAt(line, "total")),
    };
  });
  return {
    statuses,
    agents,
    totals: statuses.map((_, index) => agents.reduce((all, { counts }) => all + (counts[index] ?? 0), 0)),
    total: number(valueAt(response, "total")),
    readDate: text(valueAt(response, "readDate")) || undefined,
    refreshedDate: text(valueAt(response, "refreshedDate")) || undefined,
  };
}

/** The number of rows in a status. */
export interface CountedStatus {
  /** Empty for a status without a name. */
  readonly name: string;
  readonly count: number;
}

/** Returns the number of rows in each of these statuses, and then in each other one of the table. */
export function statusCounts(
  { statuses, totals }: SummaryTable,
  names: readonly string[],
): readonly CountedStatus[] {
  const counts = new Map([
    ...names.map((name) => [name, 0] as const),
    ...statuses.map((name, index) => [name, totals[index] ?? 0] as const),
  ]);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function nameOf(entry: unknown): string {
  return text(valueAt(entry, "statusName"));
}

function sum(entries: readonly unknown[] = []): number {
  return entries.reduce<number>((all, entry) => all + number(valueAt(entry, "subTotal")), 0);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
