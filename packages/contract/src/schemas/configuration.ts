import * as z from "zod";
import type { CallSchemas } from "./call-schemas.ts";

/** What the login page may know. */
const openConfiguration = z.object({
  brand: z.object({ id: z.string(), name: z.string() }),
  links: z.object({
    callUs: z.string(),
    emailUs: z.string(),
    privacy: z.string(),
    seePlans: z.string(),
  }),
  theme: z.object({
    lightFrom: z.number().int().describe("The hour from which the light theme applies, 0–23."),
    lightUntil: z.number().int().describe("The hour before which it ends, 1–24."),
  }),
});

/** What only somebody signed in may know. */
const sessionConfiguration = z.object({
  organisation: z.string().describe("Empty where the deployment serves several."),
  businessTimeZone: z.string().describe("An IANA name; 'today' follows it."),
  debug: z.boolean(),
});

/** The shapes of the configuration. */
export const configurationSchemas = {
  "configuration.get": {
    answer: openConfiguration.extend({ session: sessionConfiguration.optional() }),
  },
} satisfies Record<string, CallSchemas>;
