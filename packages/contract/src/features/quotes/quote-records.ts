import { call } from "@portico/endpoints";

const leadAccess = "agent view.Lead|admin.Lead";
const customerAccess = "agent view.Customer|admin.Customer";
const fields = { quote: { label: "Quote", sensitive: "birth" } } as const;

/** The quotes of leads and customers, for their agents. */
export const quoteRecordEndpoints = {
  "quoteRecords.ofLead": call({
    method: "GET",
    path: "/Leads/:id/quote",
    access: leadAccess,
    summary: "Returns the newest quote of a lead, and the consent to be called.",
    fields,
  }),
  "quoteRecords.openForLead": call({
    method: "POST",
    path: "/Leads/:id/quote/open",
    access: leadAccess,
    summary:
      "Returns a link that opens the quote of a lead in the quote tool. It works once, within five minutes.",
  }),
  "quoteRecords.sendToLead": call({
    method: "POST",
    path: "/Leads/:id/quote/send",
    access: leadAccess,
    summary:
      "Sends a lead a link to its quote by SMS or email. The link works once. At most one every ten minutes.",
  }),
  "quoteRecords.ofCustomer": call({
    method: "GET",
    path: "/Customer/:id/quote",
    access: customerAccess,
    summary: "Returns the newest quote of a customer.",
    fields,
  }),
  "quoteRecords.openForCustomer": call({
    method: "POST",
    path: "/Customer/:id/quote/open",
    access: customerAccess,
    summary:
      "Returns a link that opens the quote of a customer in the quote tool. It works once, within five minutes.",
  }),
  "quoteRecords.sendToCustomer": call({
    method: "POST",
    path: "/Customer/:id/quote/send",
    access: customerAccess,
    summary:
      "Sends a customer a link to the quote by SMS or email. The link works once. At most one every ten minutes.",
  }),
};
