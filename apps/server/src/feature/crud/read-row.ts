import { type Endpoint, type EndpointId, endpoints } from "@portico/contract";
import type { Caller } from "../../access/caller.ts";
import type { Database, Row } from "../../db/database.ts";
import { Failure, notFound } from "../../http/failure.ts";
import { findRow } from "../../lists/find-row.ts";
import type { BoundList } from "../../lists/list.ts";
import { nested } from "../../lists/rows.ts";
import type { Services } from "../../services.ts";
import { prefixOf } from "../calls.ts";
import type { BoundCrud } from "./crud.ts";

/**
 * One row in detail: those of the call's fields that are the list's, and what the feature adds.
 * @throws Failure 404 where it is not there or not visible to the caller
 */
export async function readDetail(
  services: Services,
  { list, noun, detail }: BoundCrud,
  caller: Caller,
  id: string,
): Promise<Row> {
  const row = await findRow(services.database, list, caller, id, fieldsOf(list, "detail"));
  if (!row) throw notFound(noun);
  return { ...nested(row), ...(await detail?.(id, services)) };
}

/**
 * A row that was just written, as the list shows it.
 * @throws Failure 403 where its writer does not see it: nobody gives a row to people whose rows are not theirs to see
 */
export async function readWritten(
  transaction: Database,
  { list, noun }: BoundCrud,
  caller: Caller,
  id: string,
): Promise<Row> {
  const row = await findRow(transaction, list, caller, id, fieldsOf(list, "update"));
  if (row) return nested(row);
  throw new Failure(
    403,
    `${noun} was not saved, because you could not see it then: it would belong to somebody else, or not be in this list.`,
  );
}

/** The fields that a call answers: its own or, where it declares none, the list's. */
function fieldsOf(list: BoundList, call: "detail" | "update"): string[] {
  const known: Readonly<Partial<Record<string, Endpoint>>> = endpoints satisfies Record<EndpointId, Endpoint>;
  const declared = known[`${prefixOf(list.id)}.${call}`]?.fields ?? list.endpoint.fields;
  const always = ["id", "version"].filter((name) => Object.hasOwn(list.fields, name));
  return [...new Set([...always, ...Object.keys(declared)])].filter((name) =>
    Object.hasOwn(list.fields, name),
  );
}
