/** The rows and columns that every contestant shows. */
export interface PolicyRow {
  id: string;
  holder: string;
  email: string;
  agent: string;
  carrier: string;
  plan: string;
  state: string;
  city: string;
  status: string;
  members: number;
  premium: number;
  balance: number;
  effectiveDate: string;
  paidThrough: string;
  note: string;
}

export interface PolicyColumn {
  id: keyof PolicyRow;
  header: string;
  width: number;
  kind: "text" | "number" | "money" | "date" | "status";
}

export const columns: readonly PolicyColumn[] = [
  { id: "id", header: "Policy", width: 110, kind: "text" },
  { id: "holder", header: "Policy holder", width: 150, kind: "text" },
  { id: "email", header: "Email", width: 210, kind: "text" },
  { id: "agent", header: "Agent of record", width: 140, kind: "text" },
  { id: "carrier", header: "Carrier", width: 130, kind: "text" },
  { id: "plan", header: "Plan", width: 190, kind: "text" },
  { id: "state", header: "State", width: 70, kind: "text" },
  { id: "city", header: "City", width: 120, kind: "text" },
  { id: "status", header: "Status", width: 120, kind: "status" },
  { id: "members", header: "Members", width: 110, kind: "number" },
  { id: "premium", header: "Premium", width: 110, kind: "money" },
  { id: "balance", header: "Balance", width: 110, kind: "money" },
  { id: "effectiveDate", header: "Effective", width: 110, kind: "date" },
  { id: "paidThrough", header: "Paid through", width: 120, kind: "date" },
  { id: "note", header: "Note", width: 180, kind: "text" },
];

/** Height of a row in every contestant, in px. */
export const rowHeight = 36;

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A cell's text. */
export function cellText(row: PolicyRow, { id, kind }: PolicyColumn): string {
  const value = row[id];
  if (kind === "money") return money.format(Number(value));
  if (kind === "date")
    return `${String(value).slice(5, 7)}/${String(value).slice(8)}/${String(value).slice(0, 4)}`;
  return String(value);
}

/** Whether a column's cells are end-aligned. */
export function isAtEnd({ kind }: PolicyColumn): boolean {
  return kind === "number" || kind === "money";
}

const words = {
  first: "Maria Luis Aaliyah James Mei Carlos Fatima Noah Ivy Andre Grace Tomas Leila Owen Sofia".split(" "),
  last: "Alvarez Bennett Castillo Dupont Egan Ferrer Gupta Hughes Ibarra Johnson Kowalski".split(" "),
  agent: ["Dana Whitfield", "Rafael Ortiz", "Priya Natarajan", "Colin Marsh", "Beatriz Luna"],
  carrier: ["Harbor Mutual", "Sunfield Health", "Bluewater", "Cedar & Pine"],
  plan: ["Silver 3000 HMO", "Bronze 7500 EPO", "Gold 1200 PPO Plus", "Silver Value 94 HSA"],
  city: ["Tampa", "Orlando", "Austin", "El Paso", "Naples", "Laredo"],
  status: ["Active", "Pending", "Past due", "Terminated", "Cancelled"],
  note: ["", "Called twice", "Waiting for documents", "Moved in March", "Prefers Spanish"],
};

/** Rows with pseudo-random values that are the same on every run. `from` is the number of the first row. */
export function policyRows(count: number, from = 0): readonly PolicyRow[] {
  let state = 2026 + from;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = (items: readonly string[]) => items[below(items.length)] ?? "";
  const day = () =>
    `2026-${String(1 + below(12)).padStart(2, "0")}-${String(1 + below(28)).padStart(2, "0")}`;
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [pick(words.first), pick(words.last)];
    return {
      id: `P-${100_000 + from + index}`,
      holder: `${first} ${last}`,
      email: `${first}.${last}${below(99)}@example.test`.toLowerCase(),
      agent: pick(words.agent),
      carrier: pick(words.carrier),
      plan: pick(words.plan),
      state: below(2) === 0 ? "FL" : "TX",
      city: pick(words.city),
      status: pick(words.status),
      members: 1 + below(6),
      premium: 180 + below(140_000) / 100,
      balance: below(90_000) / 100,
      effectiveDate: day(),
      paidThrough: day(),
      note: pick(words.note),
    };
  });
}
