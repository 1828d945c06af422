import { call } from "../endpoint.ts";

/** Freezes 'All N matching', and checks whether selected rows are still in a list. */
export const selectionEndpoints = {
  "selections.create": call({
    method: "POST",
    path: "/Selections",
    access: "session",
    summary:
      "Freezes the ids of all rows of a list that match its filters, and answers a signed token that bulk calls take.",
  }),
  "selections.check": call({
    method: "POST",
    path: "/Selections/check",
    access: "session",
    summary: "Answers which of some rows a list no longer has under its filters; changes nothing.",
  }),
};
