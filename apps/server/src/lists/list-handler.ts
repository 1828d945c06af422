import type { ListId } from "@portico/contract";
import { signedIn } from "../access/caller.ts";
import type { Handler } from "../http/handler.ts";
import type { Services } from "../services.ts";
import { exportList } from "./export/export-list.ts";
import { chooseForm } from "./export/negotiate.ts";
import { bindList, type List } from "./list.ts";
import { readPage } from "./page.ts";

/** Answers a list: a page in JSON, or all rows as a file, by the `accept` header. */
export function listHandler<Id extends ListId>(
  { database, clock, settings }: Services,
  declared: List<Id>,
): Handler<ListId> {
  const list = bindList(declared);
  return async ({ query, caller: anybody, accept, cutOff }) => {
    const caller = signedIn(anybody);
    const form = chooseForm(accept);
    if (form === "json") return readPage(database, list, caller, query);
    const timeZone = settings.current().businessTimeZone;
    return exportList(database, list, { format: form, query, caller, clock, timeZone, cutOff });
  };
}
