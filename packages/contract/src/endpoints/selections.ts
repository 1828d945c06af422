import { call } from "../endpoint.ts";

/** 'All N matching', frozen. */
export const selectionEndpoints = {
  "selections.create": call({
    method: "POST",
    path: "/Selections",
    access: "session",
    summary:
      "Freezes the ids of all rows of a list that match its filters, and answers a signed token that bulk calls take.",
  }),
};
