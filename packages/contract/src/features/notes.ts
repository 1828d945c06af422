import { call } from "../endpoint.ts";
import { maxNoteBytes } from "../note-entities.ts";

const access = "agent|administrator|securityadmin|customer";

/** Notes on a policy, a customer or an application, for all who can see that record. */
export const noteEndpoints = {
  "notes.list": call({
    method: "GET",
    path: "/Notes/:entityId/:entityMetadataId",
    access,
    summary: "A page of the notes on one thing, the newest first.",
  }),
  "notes.create": call({
    method: "POST",
    path: "/Notes",
    access,
    summary: "Makes a note on one thing, with a file where one comes along.",
    upload: { field: "doc", maxBytes: maxNoteBytes, isOptional: true },
  }),
  "notes.download": call({
    method: "GET",
    path: "/Notes/:noteId",
    access,
    summary: "The file of a note.",
  }),
};
