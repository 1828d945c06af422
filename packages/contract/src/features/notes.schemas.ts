import * as z from "zod";
import { defaultNotePageSize, maxNoteLength, type NoteEntity, noteEntities } from "../note-entities.ts";
import { binaryAnswer, type CallSchemas } from "../schemas/call-schemas.ts";
import { pageQuery } from "../schemas/list-query.ts";

const id = z.uuid("Must be a UUID.");
const kinds: readonly string[] = Object.values(noteEntities);
const entityMetadataId = z
  .uuid("Must be a UUID.")
  .refine((value) => kinds.includes(value.toLowerCase()), "This type of record doesn't support notes.");

/** A note in a response. */
const note = z.object({
  id,
  createdBy: z.string().nullable(),
  createdDate: z.iso.datetime(),
  noteBody: z.string(),
  docMIME: z.string().nullable().describe("Null if there is no attachment."),
  docName: z.string().nullable(),
  docSize: z.number().int().nullable().describe("The size in bytes."),
  entityId: id,
  entityMetadataId: id,
});

/** The schemas of the calls on notes. */
export const noteSchemas = {
  "notes.list": {
    params: z.strictObject({ entityId: id, entityMetadataId }),
    query: z.strictObject(pageQuery(defaultNotePageSize)),
    answer: z.object({
      data: z
        .array(note)
        .describe("A new note shifts the pages. Ignore notes with an ID that you already have."),
      totalRecords: z.number().int().describe("The number of notes on all pages."),
      totalPages: z.number().int(),
    }),
  },
  "notes.create": {
    body: z.strictObject({
      noteBody: z
        .string()
        .trim()
        .min(1, "Enter a note")
        .max(maxNoteLength, `Up to ${maxNoteLength} characters`),
      entityId: id,
      entityMetadataId,
    }),
    answer: note,
  },
  "notes.download": { params: z.strictObject({ noteId: id }), answer: binaryAnswer },
} satisfies Record<string, CallSchemas>;

/** The kind of record that an `entityMetadataId` identifies. */
export function noteEntityOf(entityMetadataId: string): NoteEntity | undefined {
  const names = Object.keys(noteEntities) as NoteEntity[];
  return names.find((name) => noteEntities[name] === entityMetadataId.toLowerCase());
}
