import { isDeepStrictEqual } from "node:util";
import type { ListId } from "@portico/contract";
import { signedIn } from "../access/caller.ts";
import type { Handler } from "../http/handler.ts";
import { callerOf } from "../identity/caller-of.ts";
import type { Services } from "../services.ts";
import { exportList } from "./export/export-list.ts";
import { chooseForm } from "./export/negotiate.ts";
import { bindList, type List } from "./list.ts";
import { readPage } from "./page.ts";

/** Answers a list: a page in JSON, or all rows as a file, by the `accept` header. */
export function listHandler<Id extends ListId>(services: Services, declared: List<Id>): Handler<ListId> {
  const list = bindList(declared, services);
  const { database, clock, sealing, exports: queue } = services;
  return async ({ params, query, caller: anybody, bearer, accept, cutOff }) => {
    const caller = signedIn(anybody);
    const form = chooseForm(accept);
    if (form === "json") return readPage(database, list, caller, query, params);
    const isStillAllowed = async () =>
      isDeepStrictEqual(await callerOf(services, `Bearer ${bearer}`, list.id), caller);
    return exportList(database, list, {
      format: form,
      params,
      query,
      caller,
      clock,
      sealing,
      cutOff,
      queue,
      isStillAllowed,
    });
  };
}
