import { call } from "@portico/endpoints";

const path = "/Quote";
const access = "anyone";
const changesNothing = true;

/** The calls of the public quote tool. They store nothing but the lead of a visitor who asks to be called. */
export const quoteEndpoints = {
  "quote.counties": call({
    method: "GET",
    path: `${path}/counties/:zip`,
    access,
    summary:
      "Returns the counties of a ZIP code, each with the state's own marketplace if plans aren't sold on the federal one.",
  }),
  "quote.estimate": call({
    method: "POST",
    path: `${path}/estimate`,
    access,
    changesNothing,
    summary:
      "Estimates a household's tax credit and cost-sharing reduction, why, and how they change with income. Stores nothing.",
  }),
  "quote.plans": call({
    method: "POST",
    path: `${path}/plans/search`,
    access,
    changesNothing,
    summary: "Returns a page of plans, priced for a household. Stores nothing.",
  }),
  "quote.plan": call({
    method: "POST",
    path: `${path}/plans/:planId`,
    access,
    changesNothing,
    summary: "Returns a plan with every benefit, priced if the body has a household. Stores nothing.",
  }),
  "quote.drugs": call({
    method: "POST",
    path: `${path}/drugs/search`,
    access,
    changesNothing,
    summary: "Finds drugs by the start of their name. Stores nothing.",
  }),
  "quote.doctors": call({
    method: "POST",
    path: `${path}/doctors/search`,
    access,
    changesNothing,
    summary: "Finds doctors and facilities near a ZIP code by name. Stores nothing.",
  }),
  "quote.lead": call({
    method: "POST",
    path: `${path}/leads`,
    access,
    summary:
      "Stores a visitor who asks to be called as a lead, with the quote. At most five in 15 minutes and 20 a day per address.",
  }),
  "quote.openLink": call({
    method: "POST",
    path: `${path}/links/open`,
    access,
    summary: "Returns the quote of a link. A link works once.",
  }),
  "quote.saveRecord": call({
    method: "POST",
    path: `${path}/links/save`,
    access,
    summary:
      "Stores a quote that an agent opened from the portal and changed. Requires the key that opening returned.",
  }),
};
