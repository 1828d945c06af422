"use client";

import { useId, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { useFormNotice } from "../notification/use-form-notice.js";
import { createFieldProblems, withFieldProblems } from "./field-problems.js";
import { type AssignedErrors, fieldFor, listErrors } from "./form-errors.js";
import { createFormRegistry } from "./form-registry.js";
import type { DescribeSubmissionFailure, SubmitForm } from "./form-submission.js";
import { patternOf, valueAt } from "./form-values.js";
import type { KitContextValue, SummaryState } from "./kit-context.js";
import { type FormSchema, isRequiredBySchema } from "./required-fields.js";
import { useErrorFocus } from "./use-error-focus.js";
import { useFieldChecks } from "./use-field-checks.js";
import { useFormSubmission } from "./use-form-submission.js";

export interface FormKitOptions<Values extends FieldValues, Sent = Values> {
  /** The initial value of every field. A submission is possible once a value differs from it. */
  defaultValues: Values;
  /** Validates the values, for example `zodResolver(schema)`. @default no validation in the form */
  resolver?: Resolver<Values, unknown, Sent> | undefined;
  /** Tells which fields are required: the Zod schema of the values. @default fields say so with `required` */
  schema?: FormSchema | undefined;
  /** Whether the form creates or edits a record. @default "create" */
  mode?: "create" | "edit" | undefined;
  /** Whether it can be submitted as it is, such as the parameters of a report. @default false */
  canSubmitUnchanged?: boolean | undefined;
  /** The version of the edited record, passed to `onSubmit`. @default none */
  version?: number | undefined;
  /** Sends the form. A rejection is converted by `describeFailure`. */
  onSubmit: SubmitForm<Values, Sent>;
  /** Converts a rejection of `onSubmit`. @default the error's message in a note */
  describeFailure?: DescribeSubmissionFailure<Values> | undefined;
}

export interface FormKit<Values extends FieldValues, Sent = Values> {
  /** React Hook Form's own methods. */
  readonly form: UseFormReturn<Values, unknown, Sent>;
  /** Whether a value differs from the initial one. */
  readonly isDirty: boolean;
  /** The version of the edited record; that of a newer one after a version conflict. */
  readonly version: number | undefined;
  /** Continues from an older version, as a restored draft does. */
  readonly setVersion: (version: number | undefined) => void;
  /** Validates and submits, or shows what prevents it. */
  readonly submit: () => Promise<void>;
  /** Shows errors of the server in their fields, and moves to the first one. Returns which errors have no field. */
  readonly setErrors: (errors: Readonly<Record<string, readonly string[]>>) => AssignedErrors;
  /** Moves to a field. */
  readonly goTo: (name: string) => void;
  /** For the parts of the kit. */
  readonly context: KitContextValue;
}

/** A form with validation, submission, server errors and version conflicts; `Form` or `FormKitDialog` renders it. */
export function useFormKit<Values extends FieldValues, Sent = Values>(
  options: FormKitOptions<Values, Sent>,
): FormKit<Values, Sent> {
  const { defaultValues, resolver, schema, mode = "create", canSubmitUnchanged = false } = options;
  const [problems] = useState(createFieldProblems);
  const resolverWithProblems = useMemo(() => withFieldProblems(resolver, problems), [resolver, problems]);
  const form = useForm<Values, unknown, Sent>({
    // All fields have an initial value.
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: resolverWithProblems,
    // `useFieldChecks` decides when to validate.
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const formId = useId();
  const [registry] = useState(() => createFormRegistry(patternOf));
  const [summary, setSummary] = useState<SummaryState>("hidden");
  const hasChangedSinceRejection = useRef(false);
  const notice = useFormNotice();
  const { errors, isDirty, isSubmitting } = form.formState;
  const found = listErrors(errors);
  const focus = useErrorFocus(form, { registry, errors, isSubmitting });
  const checks = useFieldChecks(form, errors, problems);
  const submission = useFormSubmission({
    form,
    registry,
    version: options.version,
    onSubmit: options.onSubmit,
    describeFailure: options.describeFailure,
    onInvalid: (notification) => {
      hasChangedSinceRejection.current = false;
      notice.showInvalid(notification);
      focus.goToFirstError();
    },
    onFailure: notice.showFailure,
  });
  if (summary !== "hidden" && found.length === 0 && !isSubmitting) setSummary("hidden");

  const canSubmit = isDirty || canSubmitUnchanged;
  const submit = async () => {
    if (!canSubmit) return;
    notice.dismiss();
    const isRejected = found.some(({ isFromServer }) => isFromServer) && !hasChangedSinceRejection.current;
    if (!isRejected) return submission.submit();
    notice.showInvalid();
    focus.goToFirstError();
  };
  const context: KitContextValue = {
    ...checks,
    formId,
    mode,
    registry,
    problems,
    isDirty,
    canSubmit,
    isSubmitting,
    failure: submission.failure,
    conflict: submission.conflict,
    summary,
    submit,
    goTo: focus.goTo,
    showErrors: async () => {
      // If it is shown already, it takes the focus again.
      setSummary("hidden");
      // Errors from the server are not found again.
      if (!found.some(({ isFromServer }) => isFromServer)) await form.trigger();
      setSummary("requested");
    },
    validate: async (names) => {
      const isRejected = found.some(({ name, isFromServer }) => isFromServer && fieldFor(name, names));
      // Names come from fields of the form.
      if (!isRejected && (await form.trigger(names as Parameters<typeof form.trigger>[0]))) return true;
      notice.showInvalid();
      focus.goToFirstError(names);
      return false;
    },
    isRequired: (name) =>
      schema ? isRequiredBySchema(schema, name, valueAt(defaultValues, name)) : undefined,
    onFieldChange: (name) => {
      hasChangedSinceRejection.current = true;
      checks.onFieldChange(name);
    },
  };
  const { version, setVersion, setErrors } = submission;
  return { form, isDirty, version, setVersion, submit, setErrors, goTo: focus.goTo, context };
}
