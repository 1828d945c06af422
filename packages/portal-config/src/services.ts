import { maxNoteBytes, maxNoteLength, shareViewAccess } from "@portico/contract";
import type { ScreenServices } from "@portico/screens";

/** Portico's calls behind notes, selections, undo and more. */
export const services = {
  people: "agents.lookup",
  statuses: { lookup: "types.lookup", param: "typeGuid", followUp: "followUp" },
  undo: "undo.run",
  notes: {
    list: "notes.list",
    create: "notes.create",
    download: "notes.download",
    maxLength: maxNoteLength,
    maxBytes: maxNoteBytes,
  },
  selections: { create: "selections.create", check: "selections.check" },
  jobs: { get: "jobs.get", cancel: "jobs.cancel" },
  preferences: { list: "preferences.list", get: "preferences.get", set: "preferences.set" },
  views: {
    list: "views.list",
    create: "views.create",
    update: "views.update",
    remove: "views.remove",
    share: shareViewAccess,
  },
} as const satisfies ScreenServices;
