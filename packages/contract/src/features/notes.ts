import { call } from "@portico/endpoints";
import { maxNoteBytes } from "../note-entities.ts";

const access = "agent|administrator|securityadmin|customer";

/** Notes on a record of any kind in `noteEntities`, for all who can see that record. */
export const noteEndpoints = {
  "notes.list": call({
    method: "GET",
    path: "/Notes/:entityId/:entityMetadataId",
    access,
    summary: "Lists the notes on one record, newest first.",
  }),
  "notes.create": call({
    method: "POST",
    path: "/Notes",
    access,
    summary: "Creates a note on one record, with an optional attachment.",
    upload: { field: "doc", maxBytes: maxNoteBytes, isOptional: true },
  }),
  "notes.download": call({
    method: "GET",
    path: "/Notes/:noteId",
    access,
    summary: "Returns the attachment of a note.",
  }),
};
