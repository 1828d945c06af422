import { call } from "../endpoint.ts";

/** 'All N matching', frozen, and whether what is selected is still in a list. */
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
