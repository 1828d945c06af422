import type { ListId } from "@portico/contract";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { findClient } from "./find-client.ts";
import { readQuoteRecord } from "./read-record.ts";
import { openForAgent, sendToClient } from "./send-quote.ts";

/** The quotes of leads and customers, for their agents. */
export const quoteRecordsFeature = feature({
  handlers: (services, { lists }) => {
    const lead = (id: string, caller: Caller | undefined) => find("leads.list", id, caller);
    const customer = (id: string, caller: Caller | undefined) => find("customers.list", id, caller);
    const find = <Id extends ListId & ("leads.list" | "customers.list")>(
      listId: Id,
      id: string,
      caller: Caller | undefined,
    ) => findClient(services, bindList(lists[listId], services), { id, caller: signedIn(caller) });
    return {
      "quoteRecords.ofLead": async ({ params: { id }, caller }) =>
        readQuoteRecord(services.database, await lead(id, caller)),
      "quoteRecords.openForLead": async ({ params: { id }, caller }) =>
        openForAgent(services, await lead(id, caller), signedIn(caller)),
      "quoteRecords.sendToLead": async ({ params: { id }, caller, body }) =>
        sendToClient(services, await lead(id, caller), { ...body, caller: signedIn(caller) }),
      "quoteRecords.ofCustomer": async ({ params: { id }, caller }) =>
        readQuoteRecord(services.database, await customer(id, caller)),
      "quoteRecords.openForCustomer": async ({ params: { id }, caller }) =>
        openForAgent(services, await customer(id, caller), signedIn(caller)),
      "quoteRecords.sendToCustomer": async ({ params: { id }, caller, body }) =>
        sendToClient(services, await customer(id, caller), { ...body, caller: signedIn(caller) }),
    };
  },
});
