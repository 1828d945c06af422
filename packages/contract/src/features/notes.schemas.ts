import {
  binaryResponse,
  type CallSchemas,
  notAnId,
  pageQuery,
  recordId,
  requiredText,
} from "@portico/endpoints/schemas";
import * as z from "zod";
import { defaultNotePageSize, maxNoteLength, type NoteEntity, noteEntities } from "../note-entities.ts";
import { externalId } from "../schemas/marketplace-application.ts";

const id = recordId;
/** Marketplace applications, and people by them, are known by the ID that the Marketplace assigned, all others by a UUID. */
const entityId = z
  .union([id, externalId])
  .meta({ description: "The record's ID: a UUID, or a Marketplace application's ID." });
const kinds: readonly string[] = Object.values(noteEntities);
const entityMetadataId = recordId.refine(
  (value) => kinds.includes(value.toLowerCase()),
  "This type of record doesn't support notes.",
);

/** A note in a response. */
const note = z.object({
  id,
  createdBy: z.string().nullable(),
  createdDate: z.iso.datetime(),
  noteBody: z.string(),
  docMIME: z.string().nullable().describe("Null if there is no attachment."),
  docName: z.string().nullable(),
  docSize: z.number().int().nullable().describe("The size in bytes."),
  entityId,
  entityMetadataId: id,
});

/** Reports an ID that is not of the kind of record. */
function checkEntityId(
  { entityId: given, entityMetadataId: kind }: { entityId: string; entityMetadataId: string },
  context: z.RefinementCtx,
): void {
  const entity = noteEntityOf(kind);
  if (entity === "application" || entity === "person" || id.safeParse(given).success) return;
  context.addIssue({ code: "custom", path: ["entityId"], message: notAnId });
}

/** The schemas of the calls on notes. */
export const noteSchemas = {
  "notes.list": {
    params: z.strictObject({ entityId, entityMetadataId }).superRefine(checkEntityId),
    query: z.strictObject(pageQuery(defaultNotePageSize)),
    response: z.object({
      data: z
        .array(note)
        .describe("A new note shifts the pages. Ignore notes with an ID that you already have."),
      totalRecords: z.number().int().describe("The number of notes on all pages."),
      totalPages: z.number().int(),
    }),
  },
  "notes.create": {
    body: z
      .strictObject({
        noteBody: requiredText(maxNoteLength, "Enter a note"),
        entityId,
        entityMetadataId,
      })
      .superRefine(checkEntityId),
    response: note,
  },
  "notes.download": { params: z.strictObject({ noteId: id }), response: binaryResponse },
} satisfies Record<string, CallSchemas>;

/** The kind of record that an `entityMetadataId` identifies. */
export function noteEntityOf(entityMetadataId: string): NoteEntity | undefined {
  const names = Object.keys(noteEntities) as NoteEntity[];
  return names.find((name) => noteEntities[name] === entityMetadataId.toLowerCase());
}
