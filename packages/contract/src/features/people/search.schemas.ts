import { searchLength } from "@portico/endpoints";
import { isCertainlyShortened } from "@portico/endpoints/identifier";
import { type CallSchemas, shortenedNumber } from "@portico/endpoints/schemas";
import * as z from "zod";
import { type RecordKind, recordKinds } from "./search.ts";

const { min, max } = searchLength;
const kinds = Object.keys(recordKinds) as RecordKind[];

/** A kind of record that the command palette finds. */
export const recordKind = z.enum(kinds);

/** What identifies a record to people. */
export const foundRecord = z.object({
  id: z.string(),
  name: z.string(),
  details: z.string().describe("What tells it apart from others, such as a policy's number."),
  search: z.string().describe("A search of the kind's list that finds the record."),
});

/** The schemas of the command palette's search. */
export const searchSchemas = {
  "search.records": {
    body: z.strictObject({
      search: z
        .string()
        .trim()
        .min(min, `Enter at least ${min} characters.`)
        .max(max, `Up to ${max} characters.`)
        .refine((text) => !text.includes("\0"), "Can't contain the character NUL.")
        .refine((text) => !isCertainlyShortened(text), shortenedNumber)
        .describe("Words, as in a list's `search`."),
    }),
    response: z.object({
      people: z
        .array(
          z.object({
            id: z.string().describe("The ID of one of the found records, which finds the person."),
            name: z.string(),
            records: z.array(recordKind).describe("The kinds of the found records."),
          }),
        )
        .describe("People of whom several records were found."),
      groups: z.array(
        z.object({
          kind: recordKind,
          records: z.array(foundRecord),
          hasMore: z.boolean().describe("Whether more records match."),
        }),
      ),
    }),
  },
} satisfies Record<string, CallSchemas>;
