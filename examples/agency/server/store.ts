import { randomUUID } from "node:crypto";
import type { ListEndpoint } from "@portico/endpoints";
import type { ListQuery } from "@portico/endpoints/schemas";
import { HttpError } from "./http-error.ts";

/** A stored row. */
export interface Row {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly version: number;
}

const clientNames = ["Ada Byron", "Ben Ortiz", "Inés Cruz", "Kofi Mensah", "Mei Lin", "Omar Haddad"];
const treatments = ["Cleaning", "Filling", "Crown"];
const statusCodes = ["planned", "done", "missed"];
const at = (values: readonly string[], index: number) => values[index % values.length];

/** The rows of each feature, in memory: they are gone when the server stops. */
export const tables: Readonly<Record<string, Row[]>> = {
  clients: clientNames.map((name, index) =>
    newRow({ name, phone: `90755501${10 + index}`, birthDate: `19${70 + index}-03-0${index + 1}` }),
  ),
  visits: Array.from({ length: 40 }, (_, index) =>
    newRow({
      name: at(clientNames, index),
      date: `2026-${String((index % 12) + 1).padStart(2, "0")}-15`,
      treatment: at(treatments, index),
      price: 80 + index * 15.5,
      status: at(statusCodes, index),
    }),
  ),
};

/** Creates a row with an ID and its first version, without storing it. */
export function newRow(values: object): Row {
  return { ...values, id: randomUUID(), version: 1 };
}

/** @throws HttpError 404 */
export function findRow(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new HttpError(404, { message: "This row doesn't exist." });
  return row;
}

/** Stores new values of a row as its next version. */
export function updateRow(rows: Row[], row: Row, values: object): Row {
  const next: Row = { ...row, ...values, id: row.id, version: row.version + 1 };
  rows[rows.indexOf(row)] = next;
  return next;
}

/** Filters, sorts and pages rows, and sums up all pages. */
export function queryRows({ filters }: ListEndpoint, rows: readonly Row[], query: ListQuery) {
  const textOf = (row: Row, field: string) => String(row[field] ?? "");
  const matches = (row: Row) =>
    Object.entries(query.filters).every(([name, value]) => {
      const text = textOf(row, name).toLowerCase();
      const wanted = [value].flat().map((one) => one.toLowerCase());
      return filters[name]?.kind === "text"
        ? wanted.every((one) => text.includes(one))
        : wanted.includes(text);
    });
  const { compare } = new Intl.Collator("en", { numeric: true });
  const compareRows = (a: Row, b: Row) =>
    query.sort
      .map(({ field, descending }) => compare(textOf(a, field), textOf(b, field)) * (descending ? -1 : 1))
      .find((order) => order !== 0) ?? 0;
  const matching = rows.filter(matches).sort(compareRows);
  const start = (query.pageNumber - 1) * query.pageSize;
  const sum = (field: string) => matching.reduce((total, row) => total + Number(row[field]), 0);
  return {
    data: matching.slice(start, start + query.pageSize),
    totalRecords: matching.length,
    totalPages: Math.ceil(matching.length / query.pageSize),
    totals: Object.fromEntries(query.totals.map((field) => [field, sum(field)])),
  };
}
