import { zodResolver } from "@hookform/resolvers/zod";
import { valueAt } from "@portico/endpoints";
import type { CallSchemas } from "@portico/endpoints/schemas";
import { isPhone } from "@portico/ui/format";
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type ResolverOptions,
  type ResolverResult,
  set,
} from "react-hook-form";
import { formMessages } from "../messages/forms.ts";
import type { FormMessages } from "../messages/renderer-messages.ts";

/** The schema of a call's body, if the body has fields. */
export type BodySchema = Extract<NonNullable<CallSchemas["body"]>, { readonly shape: object }>;
type Values = Record<string, unknown>;

interface SchemaResolverOptions<Form extends FieldValues> {
  /** The label of a field by its name, such as `contact.firstName`. */
  readonly labels: ReadonlyMap<string, string>;
  /** The names of phone fields. Their values must be phone numbers, even if the schema accepts any text. */
  readonly phones?: readonly string[];
  /** Those of `useFormMessages`. @default English */
  readonly texts?: FormMessages | undefined;
  /** Converts the values of the form to a body, whose fields have the same names. */
  readonly toBody: (values: Form) => Values;
}

type Validate<Form extends FieldValues> = (
  body: Values,
  context: unknown,
  options: ResolverOptions<Form>,
) => Promise<ResolverResult<Form, Values>>;

/** Validates a form with the schema of the body that it sends, and passes that body to `onSubmit`. */
export function schemaResolver<Form extends FieldValues = Values>(
  schema: BodySchema,
  { labels, phones = [], texts = formMessages(), toBody }: SchemaResolverOptions<Form>,
): Resolver<Form, unknown, Values> {
  const validate = zodResolver(schema, {
    error: ({ code, path, ...issue }) => issueMessage(code, labels.get(path?.join(".") ?? ""), issue, texts),
  }) as unknown as Validate<Form>;
  return async (values, context, options) => {
    const found = await validate(toBody(values), context, options);
    const wrong = phones.filter((name) => isNotAPhone(valueAt(values, name)) && !get(found.errors, name));
    if (wrong.length === 0) return found;
    const errors = { ...found.errors } as FieldErrors<Form>;
    for (const name of wrong) set(errors, name, { type: "phone", message: texts.notAPhone });
    return { values: {}, errors };
  };
}

function isNotAPhone(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && !isPhone(value);
}

/** The message of an issue for which the schema has none; undefined for Zod's own. */
function issueMessage(
  code: string,
  label: string | undefined,
  issue: object,
  texts: FormMessages,
): string | undefined {
  const input: unknown = Reflect.get(issue, "input");
  if (input === undefined || input === null) return texts.isRequired(label ?? "");
  const expected: unknown = Reflect.get(issue, "expected") ?? Reflect.get(issue, "format");
  if (code === "invalid_type" && (expected === "number" || expected === "int")) return texts.notANumber;
  if (expected === "date") return texts.notADate;
  return expected === "email" ? texts.notAnEmail : undefined;
}
