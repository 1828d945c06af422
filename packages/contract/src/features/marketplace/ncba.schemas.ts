import { featureSchemas, recordId, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { hasSecret } from "../../schemas/secrets.ts";
import { ncbaEndpoints } from "./ncba.ts";

/** The maximum length of a record's values as JSON, in characters. */
export const maxRawJson = 100_000;

/** The values in a JSON object. Undefined for any other text. */
export function parseRawJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The schemas of the calls on consumer records. */
export const ncbaSchemas = {
  ...featureSchemas(ncbaEndpoints, {
    body: z.strictObject({
      status: requiredText(50, "Status is required").default("New"),
      rawJSON: z
        .string()
        .max(maxRawJson, `Up to ${maxRawJson} characters`)
        .refine((text) => parseRawJson(text) !== undefined, "Must be a JSON object")
        .refine((text) => !hasSecret(parseRawJson(text)), "Can't have a card or Social Security number"),
    }),
  }),
  "accountNumber.detail": {
    params: z.strictObject({ id: recordId }),
    response: z.object({ id: z.uuid(), accountNumber: z.string() }),
  },
};
