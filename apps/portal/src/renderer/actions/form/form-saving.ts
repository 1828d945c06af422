import { type CallId, valueAt } from "@portico/contract";
import { type Notify, useNotify } from "@portico/ui/notification";
import type { Failure } from "@portico/ui/work-dialogs";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { errorFields } from "../../../api/error-fields.ts";
import { errorMessage } from "../../../api/error-message.ts";
import { useRepeatableRequest } from "../../../api/use-repeatable-request.ts";
import { formMessages as texts } from "../../../messages/lists.ts";
import type { ChosenVersion } from "../../version-choice.tsx";
import { currentRowOf, type VersionedRow, versionOf } from "../../version-conflict.ts";
import type { FormField } from "./form-fields.ts";
import { type FormValues, valuesOf } from "./form-values.ts";

interface Saving {
  form: UseFormReturn<FormValues>;
  fields: readonly FormField[];
  row: Readonly<Record<string, unknown>> | undefined;
  endpoint: CallId;
  params: Readonly<Record<string, string>>;
  onSaved: () => void;
}

/** Sends a form, and says what became of it: saved, refused field by field, or made of an older version. */
export function useFormSaving({ form, fields, row, endpoint, params, onSaved }: Saving) {
  const notify = useNotify();
  const send = useRepeatableRequest();
  const [version, setVersion] = useState(() => versionOf(row));
  const [failure, setFailure] = useState<Failure>();
  const [newer, setNewer] = useState<VersionedRow>();
  const [wrong, setWrong] = useState<string>();
  const { isSubmitting } = form.formState;
  useEffect(() => {
    // Nothing in the form can be focused during a request.
    if (wrong === undefined || isSubmitting) return;
    form.setFocus(wrong);
    setWrong(undefined);
  }, [form, wrong, isSubmitting]);

  const showErrors = (error: unknown) => {
    const assigned = assignErrors(form, fields, errorFields(error));
    setFailure(assigned.others ?? (assigned.first !== undefined ? undefined : { text: errorMessage(error) }));
    setWrong(assigned.first);
    if (assigned.first !== undefined) notifyInvalid(notify);
  };
  const save = async (body: FormValues, of: number | undefined) => {
    setFailure(undefined);
    try {
      await send(endpoint, { params, body, ...(of !== undefined && { version: of }) });
      onSaved();
    } catch (error) {
      const current = currentRowOf(error);
      if (current) setNewer(current);
      else showErrors(error);
    }
  };
  const submit = form.handleSubmit(
    (body) => save(body, version),
    () => notifyInvalid(notify),
  );
  /** Starts again from the version there is now. */
  const resetTo = (current: VersionedRow) => {
    setVersion(current.version);
    setNewer(undefined);
    form.reset(valuesOf(fields, current.row));
  };
  return {
    submit,
    failure,
    newer,
    keepEditing: () => setNewer(undefined),
    reload: () => newer && resetTo(newer),
    /** Saves what was chosen of both versions over the newer one. */
    resolve: (choices: ReadonlyMap<string, ChosenVersion>) => {
      if (!newer) return;
      const mine = form.getValues();
      resetTo(newer);
      for (const { name } of fields) {
        if (choices.get(name) !== "mine") continue;
        form.setValue(name, valueAt(mine, name), { shouldDirty: true });
      }
      void form.handleSubmit(
        (body) => save(body, newer.version),
        () => notifyInvalid(notify),
      )();
    },
  };
}

function notifyInvalid(notify: Notify) {
  notify({ tone: "danger", text: texts.validationFailed });
}

/** Puts what the server found wrong to the fields it named; what belongs to none is left for a note. */
function assignErrors(
  form: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  errors: Readonly<Record<string, readonly string[]>>,
): { first: string | undefined; others: Failure | undefined } {
  const known = fields.filter(({ name }) => errors[name] !== undefined);
  for (const { name } of known) {
    form.setError(name, { type: "server", message: errors[name]?.join(" ") ?? "" });
  }
  const names = known.map(({ name }) => name);
  const details = Object.entries(errors).flatMap(([name, found]) => (names.includes(name) ? [] : found));
  const others = details.length > 0 ? { text: texts.validationFailed, details } : undefined;
  return { first: known[0]?.name, others };
}
