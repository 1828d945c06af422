import { type BodySchema, schemaResolver } from "../../forms/schema-resolver.ts";
import type { FormField } from "./form-fields.ts";
import { bodyOf, type FormValues } from "./form-values.ts";

/**
 * Validates a declared form with the schema of its call.
 * @param fixedValues sent in addition to the values of the fields
 */
export function declaredResolver(
  schema: BodySchema,
  fields: readonly FormField[],
  fixedValues: FormValues = {},
) {
  return schemaResolver(schema, {
    labels: new Map(fields.map(({ name, label }) => [name, label])),
    phones: fields.filter(({ as }) => as === "phone").map(({ name }) => name),
    toBody: (values) => ({ ...fixedValues, ...bodyOf(fields, values) }),
  });
}
