import { isDeepStrictEqual } from "node:util";
import type { CallId, ListId } from "@portico/contract";
import { type CallSchemas, callSchemas } from "@portico/contract/schemas";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { signedIn } from "../access/caller.ts";
import type { AuditCategory } from "../audit/record-audit.ts";
import type { VersionedTable } from "../audit/versioned-table.ts";
import { authenticate } from "../authentication/authenticate.ts";
import type { AnyHandler, Handler } from "../http/handler.ts";
import { negotiateListFormat } from "../http/negotiate-list-format.ts";
import { validationFailure } from "../http/validation.ts";
import { readEnvelope } from "../lists/envelope.ts";
import { exportList } from "../lists/export/export-list.ts";
import { type BoundList, bindList, type List } from "../lists/list.ts";
import { resolveSelection } from "../lists/selections/resolve-selection.ts";
import type { Services } from "../services/services.ts";
import { pickContractCalls, prefixOf } from "./calls.ts";
import type { Catalog } from "./catalog.ts";
import type { Crud } from "./crud/crud.ts";
import { crudHandlers } from "./crud/crud-handlers.ts";
import type { Work, WorkContext, WorkTable } from "./work/work.ts";
import { workHandlers } from "./work/work-handlers.ts";

/** A list with the calls on its rows. */
export interface Calls {
  readonly list: List<ListId, string>;
  readonly crud: Crud | undefined;
  readonly work: Work | undefined;
  readonly category: AuditCategory | undefined;
}

/** The handlers of a list and of the calls on its rows, by endpoint id. */
export function handlersOfList(
  services: Services,
  catalog: Catalog,
  calls: Calls,
): Record<string, AnyHandler> {
  const { list: unbound, crud, category } = calls;
  const list = bindList(unbound, services);
  const work = workOfList(services, calls);
  const table = tableOf(list);
  return {
    [list.id]: listHandler(services, unbound),
    ...pickContractCalls(prefixOf(list.id), {
      ...(crud &&
        crudHandlers(services, {
          ...crud,
          list,
          table,
          category,
          work,
          catalog,
          bodyKeys: bodyKeysOf(list),
        })),
      ...(work && workHandlers(services, work)),
    }),
  };
}

/** What the calls on a list's statuses and agents depend on. Undefined without `work`. */
export function workOfList(services: Services, { list, work, category }: Calls): WorkContext | undefined {
  return work && workContextOf(bindList(list, services), work, category);
}

/** @throws Error if the table has no statuses or the category is missing, which the types of `feature` prevent */
function workContextOf(list: BoundList, work: Work, category: AuditCategory | undefined): WorkContext {
  const table = tableOf(list);
  if (category && table && hasStatus(table)) return { ...work, list, table, category };
  throw new Error(`"${list.id}" requires a table with a column \`statusId\`, and a category.`);
}

function tableOf({ table }: BoundList): VersionedTable | undefined {
  return is(table, PgTable) && "id" in table && "version" in table ? (table as VersionedTable) : undefined;
}

function hasStatus(table: VersionedTable): table is WorkTable {
  return "statusId" in table;
}

/** The possible keys in the forms of the list's rows. */
function bodyKeysOf({ id }: BoundList): readonly string[] {
  const schemas: Readonly<Partial<Record<string, CallSchemas>>> = callSchemas satisfies Record<
    CallId,
    CallSchemas
  >;
  const [body] = ["update", "create", "save"].flatMap(
    (name) => schemas[`${prefixOf(id)}.${name}`]?.body ?? [],
  );
  return body && "shape" in body ? Object.keys(body.shape) : [];
}

/** Returns a page of a list as JSON, or all its rows as a file, depending on the `accept` header. */
function listHandler<Id extends ListId>(services: Services, declared: List<Id>): Handler<ListId> {
  const list = bindList(declared, services);
  const { database, clock, encryption, exportQueue: queue, log } = services;
  return async ({ params, query, caller: anybody, bearer, accept, abortResponse }) => {
    const caller = signedIn(anybody);
    const form = negotiateListFormat(accept);
    if (form === "json") {
      if (query.selection !== undefined)
        throw validationFailure("query", { selection: ["Only for exports."] });
      return readEnvelope(database, list, caller, { query, params });
    }
    const { selection } = query;
    const selectedIds = selection && (await resolveSelection(services, caller, list.id, { selection }));
    const isStillAllowed = async () =>
      isDeepStrictEqual(await authenticate(services, `Bearer ${bearer}`, list.id), caller);
    return exportList(database, list, {
      format: form,
      params,
      query,
      ...(selectedIds && { selectedIds }),
      caller,
      clock,
      encryption,
      abortResponse,
      queue,
      log,
      isStillAllowed,
    });
  };
}
