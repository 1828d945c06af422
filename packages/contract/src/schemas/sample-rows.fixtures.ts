import type { Field, Fields, Format } from "@portico/endpoints";

/** Sample rows made from fields of the contract, so that any screen has rows to show; always the same. */
export function sampleRows(fields: Fields, count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields))
      put(row, name.split("."), sampleValue(name, field, index));
    return row;
  });
}

/** A sample value of a field, more realistic for some well-known names. */
export function sampleValue(name: string, field: Field, index: number): unknown {
  if (field.rows) return sampleRows(field.rows, 2);
  const format = field.format ?? "text";
  if (format === "id") return sampleId(field, index);
  const named = format === "text" ? byName.find(([pattern]) => pattern.test(name)) : undefined;
  return named ? pick(named[1], index) : byFormat[format](index, name);
}

const texts = [
  "Everyday Silver + Vision + Adult Dental",
  "Bronze Classic",
  "Gold Limited Network",
  "BlueOptions 1418",
];
const people = ["Ana Acosta", "James Whitfield", "Marisol Ríos", "Wei Chandler", "Inés Ortega"];

/** Sample texts by field name. */
const byName: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^firstName$/, ["Ana", "James", "Marisol", "Wei", "Caroline", "Terrence", "Inés", "Zachary"]],
  [/^lastName$/, ["Acosta", "Chandler", "Ortega", "Whitfield", "Gallegos", "Butler", "Ríos", "Murphy"]],
  [/^(agent|aor|insured|createdBy|updatedBy|agentName|insuredName|name)$/, people],
  [/carrier/i, ["Sunshine Mutual", "Bay Health", "Palmetto Care"]],
  [
    /comment|noteBody|message|reason/i,
    ["Called, and will call back on Friday.", "Sent an email.", "Spoke to them."],
  ],
  [/^state$|^code$/, ["FL", "GA", "TX"]],
  [/^(city|county)$/, ["Miami", "Tampa", "Orlando"]],
  [/phone/i, ["3055550142", "8135550117"]],
  [/^NPN$/, ["10432198", "10432305"]],
  [/zip/i, ["33101", "33602", "32801"]],
  [/e-?mail/i, ["ana.acosta@example.test", "james.whitfield@example.test"]],
  [/file|docName/i, ["policies-march.csv", "policies-april.csv"]],
  [/timeZone/i, ["America/New_York"]],
  [/token|selection/i, ["sample"]],
];

function sampleId({ idType = "uuid" }: Field, index: number): string {
  if (idType === "bigint") return String(index + 1);
  return idType === "text"
    ? `group-${index + 1}`
    : `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

const byFormat: Record<Exclude<Format, "id">, (index: number, name: string) => unknown> = {
  text: (index, name) => (name.endsWith("Number") ? `FL-${10_400 + index * 37}` : pick(texts, index)),
  number: (index) => (index % 5) + 1,
  money: (index) => 24.5 * ((index % 5) + 1),
  percent: (index) => 12.5 * (1 + (index % 8)),
  month: (index) => (index % 12) + 1,
  year: (index) => 2025 + (index % 2),
  date: (index) => `2026-0${(index % 9) + 1}-15`,
  dateTime: (index) => `2026-0${(index % 9) + 1}-15T14:05:00.000Z`,
  phone: (index) => `30555501${String(10 + (index % 90))}`,
  ssn: () => "6789",
  yesNo: (index) => index % 2 === 0,
  status: (index) => pick(["Effectuated", "Grace Period", "Pending Payment", "Terminated"], index),
};

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

function put(row: Record<string, unknown>, [head = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    row[head] = value;
    return;
  }
  const inner = row[head];
  const nested = typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>) : {};
  row[head] = nested;
  put(nested, rest, value);
}
