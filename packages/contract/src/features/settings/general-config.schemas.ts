import { featureSchemas } from "@portico/endpoints/schemas";
import * as z from "zod";
import { generalConfigEndpoints } from "./general-config.ts";

/** The format of an entry's value. */
export const configTypes = ["text", "number", "boolean", "url", "json"] as const;

const name = z
  .string()
  .max(50, "Up to 50 characters")
  .regex(
    /^[A-Za-z][A-Za-z0-9_.-]*$/,
    "Use letters, digits, dots, hyphens and underscores, starting with a letter",
  );

/** The maximum length of a value. */
export const maxConfigValue = 262_144;

/** The body of the form of an entry. */
export const configEntryBody = z.strictObject({
  group: name,
  key: name,
  value: z.string().max(maxConfigValue, `Up to ${maxConfigValue} characters`).optional(),
  type: z.enum(configTypes),
  description: z.string().max(500, "Up to 500 characters").optional(),
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
  response: entry,
});
