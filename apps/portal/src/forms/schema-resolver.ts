import { zodResolver } from "@hookform/resolvers/zod";
import type { CallSchemas } from "@portico/contract/schemas";
import type { Resolver } from "react-hook-form";
import { formMessages as texts } from "../messages/forms.ts";

/** The schema of a call's body, if the body has fields. */
export type BodySchema = Extract<NonNullable<CallSchemas["body"]>, { readonly shape: object }>;
type Values = Record<string, unknown>;

interface SchemaResolverOptions {
  /** The label of a field by its name, such as `contact.firstName`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Converts the values of the form to a body. */
  readonly toBody: (values: Values) => Values;
}

/** Validates a form with the schema of the body that it sends, and passes that body to `onSubmit`. */
export function schemaResolver(
  schema: BodySchema,
  { labels, toBody }: SchemaResolverOptions,
): Resolver<Values> {
  const validate: Resolver<Values> = zodResolver(schema, {
    error: ({ code, path, ...issue }) => issueMessage(code, labels.get(path?.join(".") ?? ""), issue),
  });
  return (values, context, options) => validate(toBody(values), context, options);
}

/** The message of an issue for which the schema has none; undefined for Zod's own. */
function issueMessage(code: string, label: string | undefined, issue: object): string | undefined {
  const input: unknown = Reflect.get(issue, "input");
  if (input === undefined || input === null) return texts.isRequired(label ?? "");
  const expected: unknown = Reflect.get(issue, "expected") ?? Reflect.get(issue, "format");
  if (code === "invalid_type" && (expected === "number" || expected === "int")) return texts.notANumber;
  if (expected === "date") return texts.notADate;
  return expected === "email" ? texts.notAnEmail : undefined;
}
