import { formatDate, formatMoney } from "@portico/format";
import { StatusBadge, type Tone } from "../status-badge/index.js";
import type { DataTableColumn } from "./column.js";

export interface Policy {
  id: string;
  holder: string;
  agent: string;
  plan: string;
  carrier: string;
  state: string;
  status: string;
  members: number;
  premium: number;
  effectiveDate: string;
  paidThrough: string | null;
}

const firstNames =
  "Maria Luis Aaliyah James Mei Carlos Fatima Noah Ivy Andre Grace Tomas Leila Owen Sofia Dev Hana Marcus Elena Peter".split(
    " ",
  );
const lastNames =
  "Alvarez Bennett Castillo Dupont Egan Ferrer Gupta Hughes Ibarra Johnson Kowalski Lindqvist Montero Nguyen Okafor Pham Quintero Rossi Santos Turner".split(
    " ",
  );
const agents = ["Dana Whitfield", "Rafael Ortiz", "Priya Natarajan", "Colin Marsh", "Beatriz Luna"];
const carriers = ["Harbor Mutual", "Sunfield Health", "Bluewater", "Cedar & Pine"];
const plans = [
  "Silver 3000 HMO with Adult Dental and Vision",
  "Bronze 7500 EPO",
  "Gold 1200 PPO Plus",
  "Silver Value 94 HSA",
  "Catastrophic 9450",
];
const states = ["FL", "TX", "GA", "NC", "SC", "TN"];

const tones: Record<string, Tone> = {
  Active: "success",
  Pending: "info",
  "Past due": "warning",
  Terminated: "danger",
  Cancelled: "neutral",
};

/** Pseudorandom numbers, the same on every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Realistic, fictional policies. */
export function policies(count: number): readonly Policy[] {
  const random = seeded(2026);
  const pick = (items: readonly string[]) => items[random(items.length)] ?? "";
  const statuses = Object.keys(tones);
  return Array.from({ length: count }, (_, index) => {
    const month = String(1 + random(12)).padStart(2, "0");
    const status = statuses[Math.max(0, random(9) - 4)] ?? "Active";
    return {
      id: `${pick(states)}-${String(10417 + index * 7)}`,
      holder: `${pick(firstNames)} ${pick(lastNames)}`,
      agent: pick(agents),
      plan: pick(plans),
      carrier: pick(carriers),
      state: pick(states),
      status,
      members: 1 + random(5),
      premium: 180 + random(140_000) / 100,
      effectiveDate: `2026-${month}-01`,
      paidThrough: status === "Cancelled" ? null : `2026-${month}-28`,
    };
  });
}

/** The columns of policies, without groups. */
export const plainColumns: readonly DataTableColumn<Policy>[] = [
  { accessorKey: "id", header: "Policy", meta: { isRowHeader: true } },
  { accessorKey: "holder", header: "Policy holder" },
  {
    accessorKey: "status",
    header: "Status",
    cell: ({ row: { original } }) => (
      <StatusBadge tone={tones[original.status] ?? "neutral"}>{original.status}</StatusBadge>
    ),
  },
  { accessorKey: "plan", header: "Plan", size: 220, enableSorting: false },
  { accessorKey: "carrier", header: "Carrier", enableSorting: false },
  { accessorKey: "members", header: "Members", enableSorting: false, meta: { align: "end" } },
  {
    accessorKey: "premium",
    header: "Premium",
    cell: ({ row }) => formatMoney(row.original.premium),
    meta: { align: "end" },
  },
  {
    accessorKey: "effectiveDate",
    header: "Effective",
    cell: ({ row }) => formatDate(row.original.effectiveDate),
  },
  {
    accessorKey: "paidThrough",
    header: "Paid through",
    cell: ({ row }) => formatDate(row.original.paidThrough),
    enableSorting: false,
  },
  { accessorKey: "agent", header: "Agent of record", enableSorting: false },
];

/** The same columns, with 'Plan' and 'Carrier' in a group. */
export const policyColumns: readonly DataTableColumn<Policy>[] = [
  ...plainColumns.slice(0, 3),
  { id: "coverage", header: "Coverage", columns: plainColumns.slice(3, 5) },
  ...plainColumns.slice(5),
];

/** The columns with other options for one of them. */
export function withColumn(
  columns: readonly DataTableColumn<Policy>[],
  key: keyof Policy,
  options: Partial<Pick<DataTableColumn<Policy>, "cell" | "footer" | "header" | "meta" | "size">>,
): readonly DataTableColumn<Policy>[] {
  return columns.map((column) =>
    "accessorKey" in column && column.accessorKey === key ? { ...column, ...options } : column,
  );
}
