import * as z from "zod";
import { defaultNotePageSize, maxNoteLength, type NoteEntity, noteEntities } from "../note-entities.ts";
import { binaryAnswer, type CallSchemas } from "../schemas/call-schemas.ts";
import { pageQuery } from "../schemas/list-query.ts";

const id = z.uuid("An id is a UUID.");
const kinds: readonly string[] = Object.values(noteEntities);
const entityMetadataId = z
  .uuid("An id is a UUID.")
  .refine((value) => kinds.includes(value.toLowerCase()), "Notes hang on no such kind of thing.");

/** A note in a response. */
const note = z.object({
  id,
  createdBy: z.string().nullable(),
  createdDate: z.iso.datetime(),
  noteBody: z.string(),
  docMIME: z.string().nullable().describe("Null where no file hangs on it."),
  docName: z.string().nullable(),
  docSize: z.number().int().nullable().describe("In bytes."),
  entityId: id,
  entityMetadataId: id,
});

/** The schemas of the calls on notes. */
export const noteSchemas = {
  "notes.list": {
    params: z.strictObject({ entityId: id, entityMetadataId }),
    query: z.strictObject(pageQuery(defaultNotePageSize)),
    answer: z.object({
      data: z.array(note).describe("A new note shifts the pages: drop a note whose id came before."),
      totalRecords: z.number().int().describe("The number of notes on all pages."),
      totalPages: z.number().int(),
    }),
  },
  "notes.create": {
    body: z.strictObject({
      noteBody: z
        .string()
        .trim()
        .min(1, "Write something")
        .max(maxNoteLength, `At most ${maxNoteLength} characters`),
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
