import { zodResolver } from "@hookform/resolvers/zod";
import { valueAt } from "@portico/contract";
import type { CallSchemas } from "@portico/contract/schemas";
import type { Resolver } from "react-hook-form";
import { formMessages as texts } from "../../../messages/lists.ts";
import type { FormField } from "./form-fields.ts";
import { bodyOf, type FormValues } from "./form-values.ts";

/** The schema of what a form sends: of the bodies of calls, those with fields. */
export type BodySchema = Extract<NonNullable<CallSchemas["body"]>, { readonly shape: object }>;

/**
 * Holds what is entered against the schema of what is sent, which is what the form then gives.
 * @param given what is sent next to what is entered
 */
export function formResolver(
  schema: BodySchema,
  fields: readonly FormField[],
  given: FormValues = {},
): Resolver<FormValues> {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const check: Resolver<FormValues> = zodResolver(schema, {
    error: ({ code, path, ...issue }) => faultText(code, labels.get(path?.join(".") ?? ""), issue),
  });
  return (values, context, options) => check({ ...given, ...bodyOf(fields, values) }, context, options);
}

/** The message of a problem without its own message in the schema; undefined for the library's. */
function faultText(code: string, label: string | undefined, issue: object): string | undefined {
  const input: unknown = Reflect.get(issue, "input");
  if (input === undefined || input === null) return texts.isRequired(label ?? "");
  const expected: unknown = Reflect.get(issue, "expected") ?? Reflect.get(issue, "format");
  if (code === "invalid_type" && (expected === "number" || expected === "int")) return texts.notANumber;
  if (expected === "date") return texts.notADate;
  return expected === "email" ? texts.notAnEmail : undefined;
}

/** What decides whether a form can be sent. */
export interface FormState {
  readonly mode: "create" | "edit";
  /** Whether anything was changed. */
  readonly isDirty: boolean;
  readonly isValid: boolean;
  /** Whether a field is marked as wrong. */
  readonly isMarked: boolean;
  readonly values: FormValues;
}

/** Why a form cannot be sent yet; undefined if it can. */
export function submitDisabledReason(
  fields: readonly FormField[],
  { mode, isDirty, isValid, isMarked, values }: FormState,
): string | undefined {
  if (!isDirty) return texts.unchanged[mode];
  if (isValid) return undefined;
  const missing = fields.filter(
    ({ name, isRequired }) => isRequired && valueAt(bodyOf(fields, values), name) === undefined,
  );
  if (isMarked || missing.length === 0) return texts.hasErrors;
  return texts.missing(missing.map(({ label }) => label));
}
