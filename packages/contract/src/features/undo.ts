import { call } from "@portico/endpoints";

/** Undoes bulk changes (decisions, 44). */
export const undoEndpoints = {
  "undo.run": call({
    method: "POST",
    path: "/Undo/:id",
    access: "session",
    summary:
      "Undoes a bulk change of the caller within 20 seconds, with new history entries. Rows that were changed since are not restored; if all were, the call returns 409. Follow-ups that the change added are removed, unless they were changed since.",
  }),
};
