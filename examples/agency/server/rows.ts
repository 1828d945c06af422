import { randomUUID } from "node:crypto";
import type { ListEndpoint } from "@portico/endpoints";
import type { ListQuery } from "@portico/endpoints/schemas";
import { Refusal } from "./refusal.ts";

/** A row, as it is kept in memory. */
export interface Row {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly version: number;
}

const people = ["Ada Byron", "Ben Ortiz", "Inés Cruz", "Kofi Mensah", "Mei Lin", "Omar Haddad"];
const treatments = ["Cleaning", "Filling", "Crown"];
const codes = ["planned", "done", "missed"];
const at = (values: readonly string[], index: number) => values[index % values.length];

/** All rows by feature. They are gone when the server ends. */
export const tables: Readonly<Record<string, Row[]>> = {
  clients: people.map((name, index) =>
    newRow({ name, phone: `90755501${10 + index}`, birthDate: `19${70 + index}-03-0${index + 1}` }),
  ),
  visits: Array.from({ length: 40 }, (_, index) =>
    newRow({
      name: at(people, index),
      date: `2026-${String((index % 12) + 1).padStart(2, "0")}-15`,
      treatment: at(treatments, index),
      price: 80 + index * 15.5,
      status: at(codes, index),
    }),
  ),
};

/** A row with an ID and its first version. */
export function newRow(values: object): Row {
  return { ...values, id: randomUUID(), version: 1 };
}

/** The row with this ID. */
export function findRow(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Refusal(404, { message: "There is no such row." });
  return found;
}

/** Changes a row, unless it has another version than the one that was sent. */
export function changeRow(rows: Row[], id: string, values: object, sentVersion?: number): Row {
  const current = findRow(rows, id);
  if (sentVersion !== undefined && sentVersion !== current.version) {
    const stale = { sentVersion, currentVersion: current.version, current };
    throw new Refusal(412, { message: "Someone else changed this row while you edited it.", stale });
  }
  const next: Row = { ...current, ...values, id, version: current.version + 1 };
  rows[rows.indexOf(current)] = next;
  return next;
}

/** A page of a list: filtered, sorted, and with the sums over all pages. */
export function pageOf({ filters }: ListEndpoint, rows: readonly Row[], query: ListQuery) {
  const isWanted = (row: Row) =>
    Object.entries(query.filters).every(([name, value]) => {
      const own = String(row[name]).toLowerCase();
      const wanted = [value].flat().map((one) => one.toLowerCase());
      return filters[name]?.kind === "text" ? wanted.every((one) => own.includes(one)) : wanted.includes(own);
    });
  const { compare } = new Intl.Collator("en", { numeric: true });
  const byField = (a: Row, b: Row) =>
    query.sort
      .map(({ field, descending }) => compare(String(a[field]), String(b[field])) * (descending ? -1 : 1))
      .find((order) => order !== 0) ?? 0;
  const found = rows.filter(isWanted).sort(byField);
  const first = (query.pageNumber - 1) * query.pageSize;
  const sumOf = (field: string) => found.reduce((sum, row) => sum + Number(row[field]), 0);
  return {
    data: found.slice(first, first + query.pageSize),
    totalRecords: found.length,
    totalPages: Math.ceil(found.length / query.pageSize),
    totals: Object.fromEntries(query.totals.map((field) => [field, sumOf(field)])),
  };
}
