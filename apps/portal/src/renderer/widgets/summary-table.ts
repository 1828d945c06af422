import { valueAt } from "@portico/contract";

/** How many an agent has in each status. */
export interface AgentLine {
  readonly id: string;
  readonly name: string;
  /** In the order of the statuses. */
  readonly counts: readonly number[];
  readonly total: number;
}

/** Agents by statuses, with subtotals and totals. */
export interface SummaryTable {
  /** By name; empty for a status without one. */
  readonly statuses: readonly string[];
  readonly agents: readonly AgentLine[];
  /** Of each status. */
  readonly totals: readonly number[];
  readonly total: number;
  /** When the figures were read, ISO 8601. */
  readonly readDate: string | undefined;
  /** When an upload last brought the policies up to date, ISO 8601. */
  readonly refreshedDate: string | undefined;
}

/**
 * Reads the answer of a summary call.
 * @param order names of statuses in the order they are shown; others come after them as they come
 */
export function summaryTable(answer: unknown, order: readonly string[]): SummaryTable {
  const lines = list(valueAt(answer, "agents"));
  const entries = lines.map((line) => list(valueAt(line, "listStatus")));
  const found = new Set(entries.flat().map(nameOf));
  const statuses = [...order.filter((name) => found.has(name)), ...found].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
  const agents = lines.map((line, index): AgentLine => {
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
    total: number(valueAt(answer, "total")),
    readDate: text(valueAt(answer, "readDate")) || undefined,
    refreshedDate: text(valueAt(answer, "refreshedDate")) || undefined,
  };
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
