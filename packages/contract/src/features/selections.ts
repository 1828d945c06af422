import { call } from "@portico/endpoints";

/** Freezes 'All N matching', and checks whether selected rows are still in a list. */
export const selectionEndpoints = {
  "selections.create": call({
    method: "POST",
    path: "/Selections",
    access: "session",
    summary:
      "Saves the IDs of all matching rows of a list, or of some of them, and returns a signed token for bulk calls and exports.",
  }),
  "selections.check": call({
    method: "POST",
    path: "/Selections/check",
    access: "session",
    summary: "Returns which rows no longer match the filters of a list. Changes nothing.",
  }),
};
