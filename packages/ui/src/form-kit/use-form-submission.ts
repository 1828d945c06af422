"use client";

import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { type Failure, failureOf } from "../failure/failure.js";
import { useFailure } from "../failure/use-failure.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { NotifiedFailure } from "../notification/use-form-notice.js";
import { type AssignedErrors, assignErrors } from "./form-errors.js";
import type { FormRegistry } from "./form-registry.js";
import type {
  DescribeSubmissionFailure,
  SavedRecord,
  SubmissionFailure,
  SubmitForm,
} from "./form-submission.js";
import { isSameValue } from "./form-values.js";
import { type ChosenVersion, mergeVersions } from "./version-parts.js";

interface SubmissionOptions<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  registry: FormRegistry;
  version: number | undefined;
  onSubmit: SubmitForm<Values, Sent>;
  describeFailure: DescribeSubmissionFailure<Values> | undefined;
  /** Called if the form or the server finds errors in fields. */
  onInvalid: (notification?: string) => void;
  /** Shows why the server did not save the form, also in a notification. */
  onFailure: (failed: NotifiedFailure) => void;
}

/** Sends a form, one submission at a time, and handles what becomes of it. */
export function useFormSubmission<Values extends FieldValues, Sent>(
  options: SubmissionOptions<Values, Sent>,
) {
  const { form, registry, onSubmit, describeFailure, onInvalid, onFailure } = options;
  const { failed } = useDialogMessages().work;
  const [version, setVersion] = useState(options.version);
  const { failure, replace: setFailure } = useFailure<Failure>();
  const [newer, setNewer] = useState<SavedRecord<Values>>();
  const isSending = useRef(false);

  /** Sets the values that changes are compared with. */
  const rebase = (record: SavedRecord<Values>, values: Values = record.values) => {
    if (record.version !== undefined) setVersion(record.version);
    setNewer(undefined);
    form.reset(record.values);
    if (values !== record.values) form.reset(values, { keepDefaultValues: true });
  };
  const setErrors = (
    errors: Readonly<Record<string, readonly string[]>>,
    notification?: string,
  ): AssignedErrors => {
    const fields = registry.fields();
    const assigned = assignErrors(
      errors,
      fields.flatMap(({ name, parts }) => [name, ...parts.map((part) => `${name}.${part}`)]),
    );
    for (const { name, message } of assigned.fieldErrors) {
      const isList = fields.some((field) => field.name === name && field.isList);
      // Names come from fields of the form.
      form.setError((isList ? `${name}.root` : name) as FieldPath<Values>, { type: "server", message });
    }
    if (assigned.fieldErrors.length > 0) onInvalid(notification);
    return assigned;
  };
  const showErrors = (found: Extract<SubmissionFailure<Values>, { kind: "invalid" }>) => {
    const { fieldErrors, others } = setErrors(found.errors, found.notification);
    const [first, ...details] = others;
    const failure = first === undefined ? { text: failed } : { text: first, details };
    if (fieldErrors.length > 0) setFailure(first === undefined ? undefined : failure);
    else showFailure(failure, found.notification);
  };
  const showFailure = (found: Failure, notification: string | undefined) => {
    setFailure(notification === undefined ? found : undefined);
    if (notification !== undefined) onFailure({ notification, failure: found, onShow: setFailure });
  };
  const handleFailure = (found: SubmissionFailure<Values>) => {
    if (found.kind === "invalid") showErrors(found);
    else if (found.kind === "conflict") {
      setFailure(undefined);
      setNewer(found.newer);
    } else showFailure(found, found.notification);
  };
  const fail = async (error: unknown) => {
    try {
      handleFailure((await describeFailure?.(error)) ?? { kind: "failed", ...failureOf(error, failed) });
    } catch (other) {
      setFailure(failureOf(other, failed));
    }
  };
  const send = async (values: Sent, of: number | undefined) => {
    const sent = structuredClone(form.getValues());
    try {
      const saved = await onSubmit({ values, version: of });
      const now = form.getValues();
      // What was typed meanwhile is not discarded.
      const record = saved ?? { values: sent };
      setFailure(undefined);
      rebase(record, isSameValue(now, sent) ? record.values : structuredClone(now));
    } catch (error) {
      await fail(error);
    }
  };
  const submitVersion = async (of: number | undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await form.handleSubmit(
        (values) => send(values, of),
        () => onInvalid(),
      )();
    } finally {
      isSending.current = false;
    }
  };
  const base = form.formState.defaultValues ?? {};
  return {
    failure,
    version,
    setVersion,
    setErrors,
    submit: () => submitVersion(version),
    conflict: newer && {
      versions: { base, mine: form.getValues(), theirs: newer.values },
      resolve: (choices: ReadonlyMap<string, ChosenVersion>) => {
        const merged = mergeVersions({ mine: form.getValues(), theirs: newer.values }, choices);
        if (isSameValue(merged, newer.values)) return rebase(newer);
        // The parts come from two values of this form.
        rebase(newer, structuredClone(merged) as Values);
        void submitVersion(newer.version);
      },
      reload: () => rebase(newer),
      close: () => setNewer(undefined),
    },
  };
}
