import * as z from "zod";
import { featureSchemas } from "../builders/feature.schemas.ts";
import { generalConfigEndpoints } from "./general-config.ts";

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

/** The schemas of the calls on configuration entries. */
export const generalConfigSchemas = featureSchemas(generalConfigEndpoints, {
  body: configEntryBody,
  answer: entry,
});
