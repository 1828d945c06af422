import * as z from "zod";
import type { CallSchemas } from "./call-schemas.ts";

/** What the sign-in form sends. */
export const loginBody = z.strictObject({
  user: z.email("Must be an email address").max(62, "At most 62 characters"),
  pass: z.string().min(1, "Password is required").max(200, "At most 200 characters"),
  rememberUsername: z.boolean().optional(),
});

/** The claims of a session token. */
export const tokenClaims = z.object({
  contactId: z.uuid().nullable(),
  name: z.string(),
  emailaddress: z.string(),
  FFEID: z.string().nullable(),
  NPN: z.string().nullable(),
  org: z.string().nullable(),
  hasFullAgentAccess: z.boolean(),
  roles: z.array(z.string()),
  claims: z.array(z.string()),
  sid: z.uuid(),
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
});
/** What a session token says. */
export type TokenClaims = z.infer<typeof tokenClaims>;

/** The shapes of signing in and out. */
export const identitySchemas = {
  "identity.login": {
    body: loginBody,
    answer: z.object({ token: z.string().describe("A signed token, good for 12 hours at most.") }),
  },
  "identity.logout": { answer: z.null() },
} satisfies Record<string, CallSchemas>;
