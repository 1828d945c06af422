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

export const policyColumns: readonly DataTableColumn<Policy>[] = [
  {
    id: "id",
    header: "Policy",
    cell: (row) => row.id,
    value: (row) => row.id,
    isSortable: true,
    isRowHeader: true,
  },
  {
    id: "holder",
    header: "Policy holder",
    cell: (row) => row.holder,
    value: (row) => row.holder,
    isSortable: true,
  },
  {
    id: "status",
    header: "Status",
    cell: (row) => <StatusBadge tone={tones[row.status] ?? "neutral"}>{row.status}</StatusBadge>,
    value: (row) => row.status,
    isSortable: true,
  },
  {
    id: "plan",
    header: "Plan",
    cell: (row) => row.plan,
    value: (row) => row.plan,
    width: 220,
    group: "Coverage",
  },
  {
    id: "carrier",
    header: "Carrier",
    cell: (row) => row.carrier,
    value: (row) => row.carrier,
    group: "Coverage",
  },
  { id: "members", header: "Members", cell: (row) => row.members, value: (row) => row.members, align: "end" },
  {
    id: "premium",
    header: "Premium",
    cell: (row) => formatMoney(row.premium),
    value: (row) => row.premium,
    align: "end",
    isSortable: true,
  },
  {
    id: "effectiveDate",
    header: "Effective",
    cell: (row) => formatDate(row.effectiveDate),
    value: (row) => row.effectiveDate,
    isSortable: true,
  },
  {
    id: "paidThrough",
    header: "Paid through",
    cell: (row) => formatDate(row.paidThrough),
    value: (row) => row.paidThrough,
  },
  { id: "agent", header: "Agent of record", cell: (row) => row.agent, value: (row) => row.agent },
];

/** The same columns without groups. */
export const plainColumns = policyColumns.map(({ group: _, ...column }) => column);
