import { isDeepStrictEqual } from "node:util";
import type { ListId } from "@portico/contract";
import { signedIn } from "../access/caller.ts";
import { authenticate } from "../authentication/authenticate.ts";
import type { Handler } from "../http/handler.ts";
import { negotiateListFormat } from "../http/negotiate-list-format.ts";
import { exportList } from "../lists/export/export-list.ts";
import { bindList, type List } from "../lists/list.ts";
import { readPage } from "../lists/page.ts";
import type { Services } from "../services/services.ts";

/** Returns a page of a list as JSON, or all its rows as a file, depending on the `accept` header. */
export function listHandler<Id extends ListId>(services: Services, declared: List<Id>): Handler<ListId> {
  const list = bindList(declared, services);
  const { database, clock, encryption, exportQueue: queue } = services;
  return async ({ params, query, caller: anybody, bearer, accept, abortResponse }) => {
    const caller = signedIn(anybody);
    const form = negotiateListFormat(accept);
    if (form === "json") return readPage(database, list, caller, query, params);
    const isStillAllowed = async () =>
      isDeepStrictEqual(await authenticate(services, `Bearer ${bearer}`, list.id), caller);
    return exportList(database, list, {
      format: form,
      params,
      query,
      caller,
      clock,
      encryption,
      abortResponse,
      queue,
      isStillAllowed,
    });
  };
}
