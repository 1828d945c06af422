import type { Field, Fields, Format } from "@portico/contract";

/**
 * Rows made up from what the contract says of their fields alone, so that any declared screen has something to
 * show; the same each time.
 */
export function sampleRows(fields: Fields, count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields))
      put(row, name.split("."), sampleValue(name, field, index));
    return row;
  });
}

const firstNames = ["Ana", "James", "Marisol", "Wei", "Caroline", "Terrence", "Inés", "Zachary"];
const lastNames = ["Acosta", "Whitfield", "Ríos", "Chandler", "Gallegos", "Murphy", "Ortega", "Butler"];
const texts = [
  "Everyday Silver + Vision + Adult Dental",
  "Bronze Classic",
  "Gold Limited Network",
  "BlueOptions 1418",
];

function sampleValue(name: string, field: Field, index: number): unknown {
  if (field.rows) return sampleRows(field.rows, 2);
  if (name === "firstName") return pick(firstNames, index);
  if (name === "lastName") return pick(lastNames, index * 3);
  return byFormat[field.format ?? "text"](index, name);
}

const byFormat: Record<Format, (index: number, name: string) => unknown> = {
  id: (index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  text: (index, name) => (name.endsWith("Number") ? `FL-${10_400 + index * 37}` : pick(texts, index)),
  number: (index) => (index % 5) + 1,
  money: (index) => 24.5 * ((index % 5) + 1),
  percent: (index) => 12.5 * (index % 8),
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
