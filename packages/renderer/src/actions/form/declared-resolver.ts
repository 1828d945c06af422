import { type BodySchema, schemaResolver } from "../../forms/schema-resolver.ts";
import type { FormMessages } from "../../messages/renderer-messages.ts";
import type { FormField } from "./form-fields.ts";
import { bodyOf, type FormValues } from "./form-values.ts";

/**
 * Validates a declared form with the schema of its call.
 * @param fixedValues sent in addition to the values of the fields
 * @param texts those of `useFormMessages`. @default English
 */
export function declaredResolver(
  schema: BodySchema,
  fields: readonly FormField[],
  fixedValues: FormValues = {},
  texts?: FormMessages,
) {
  return schemaResolver(schema, {
    texts,
    labels: new Map(fields.map(({ name, label }) => [name, label])),
    phones: fields.filter(({ as }) => as === "phone").map(({ name }) => name),
    toBody: (values) => ({ ...fixedValues, ...bodyOf(fields, values) }),
  });
}
