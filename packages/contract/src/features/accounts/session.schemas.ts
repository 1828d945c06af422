import { binaryResponse, type CallSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { frames } from "../../frames.ts";

/** The most requests in one. */
const maxPaths = 30;

/** The schemas of the calls on the user's own session. */
export const sessionSchemas = {
  "session.read": {
    query: z.strictObject({
      path: z
        .array(
          z
            .string()
            .max(4000)
            .regex(/^\/api\/(?!Session\/read)/, "Must start with /api/, and not be this call."),
        )
        .max(maxPaths)
        .optional()
        .describe("From the origin, with the query: `/api/Carriers`."),
    }),
    response: binaryResponse,
  },
  "session.activity": { response: z.null() },
  "session.frameToken": {
    body: z.strictObject({ frame: z.enum(frames) }),
    response: z.object({
      token: z
        .string()
        .describe("Valid for ten minutes and listed calls only, or the session's own token if configured."),
      origin: z.string().describe("The only origin to send the token to."),
      expiresAt: z.iso.datetime(),
    }),
  },
} satisfies Record<string, CallSchemas>;
