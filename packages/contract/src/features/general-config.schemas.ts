import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";

/** How the value of an entry is written. */
export const configTypes = ["text", "number", "boolean", "url", "json"] as const;

const word = z
  .string()
  .max(50, "At most 50 characters")
  .regex(/^[A-Za-z][A-Za-z0-9_.-]*$/, "Letters, digits, dots, hyphens and underscores, a letter first");

/** The longest value. */
export const maxConfigValue = 262_144;

/** What the form of an entry sends. */
export const configEntryBody = z.strictObject({
  group: word,
  key: word,
  value: z.string().max(maxConfigValue, `At most ${maxConfigValue} characters`).optional(),
  type: z.enum(configTypes),
  description: z.string().max(500, "At most 500 characters").optional(),
  isSecret: z.boolean().optional(),
});

const entry = z.object({
  id: z.uuid(),
  version: z.number().int(),
  group: z.string(),
  key: z.string(),
  value: z.string().nullable().describe("Null for a secret."),
  type: z.enum(configTypes),
  description: z.string().nullable(),
  isSecret: z.boolean(),
  updatedBy: z.string().nullable(),
  updatedDate: z.iso.datetime(),
});
const params = z.strictObject({ id: z.uuid("An id is a UUID.") });

/** The shapes of the calls about configuration entries. */
export const generalConfigSchemas = {
  "generalConfig.create": { body: configEntryBody, answer: entry },
  "generalConfig.update": { params, body: configEntryBody, answer: entry },
  "generalConfig.remove": { params, answer: z.null() },
} satisfies Record<string, CallSchemas>;
