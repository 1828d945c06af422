import * as z from "zod";
import { maxFilterLength } from "../fields.ts";
import type { CallSchemas } from "./call-schemas.ts";

/** The shapes of the calls that freeze what matches. */
export const selectionSchemas = {
  "selections.create": {
    body: z.strictObject({
      endpoint: z.string().max(100).describe("The id of a list that one may call."),
      filters: z
        .record(z.string().max(100), z.string().max(maxFilterLength))
        .describe("As in the list's query; in the body, because some are personal."),
    }),
    answer: z.object({
      selection: z.string().describe("Signed; to be sent in place of `listIds`."),
      count: z.number().int().describe("Rows it holds."),
      asOf: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  },
} satisfies Record<string, CallSchemas>;
