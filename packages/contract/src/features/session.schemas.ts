import type { CallSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { frames } from "../frames.ts";
import { screenKey } from "./preferences.schemas.ts";

/** The most lookups that a page can name. */
const maxLookups = 30;

/** The schemas of the calls on the user's own session. */
export const sessionSchemas = {
  "session.start": {
    query: z.strictObject({
      screen: screenKey.optional().describe("The list whose preferences are returned."),
      lookup: z
        .array(z.string().max(200))
        .max(maxLookups)
        .optional()
        .describe("The paths of lookups without filters: `/api/Carriers`."),
    }),
    answer: z.object({
      parts: z
        .record(z.string(), z.unknown())
        .describe("The responses by path; null for 204. Without those that are refused or don't exist."),
    }),
  },
  "session.activity": { answer: z.null() },
  "session.frameToken": {
    body: z.strictObject({ frame: z.enum(frames) }),
    answer: z.object({
      token: z
        .string()
        .describe("Valid for ten minutes and listed calls only, or the session's own token if configured."),
      origin: z.string().describe("The only origin to send the token to."),
      expiresAt: z.iso.datetime(),
    }),
  },
} satisfies Record<string, CallSchemas>;
