import type { CallId } from "@portico/contract";
import type { ScreenForm } from "@portico/portal-config";
import { Button } from "@portico/ui";
import { Dialog, DialogCloseButton } from "@portico/ui/dialog";
import { FailureNote } from "@portico/ui/work-dialogs";
import { type FormEvent, useId, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { formMessages as texts } from "../../../messages/lists.ts";
import { type BodySchema, formResolver, submitDisabledReason } from "./form-checks.ts";
import { FormConflictDialog } from "./form-conflict-dialog.tsx";
import { FormControl } from "./form-control.tsx";
import type { FormField } from "./form-fields.ts";
import { useFormSaving } from "./form-saving.ts";
import { type FormValues, valuesOf } from "./form-values.ts";

/** Props of `OpenForm`. */
export interface OpenFormProps {
  mode: "create" | "edit";
  /** What the form does in that mode. */
  declared: NonNullable<ScreenForm["create"]>;
  endpoint: CallId;
  schema: BodySchema;
  fields: readonly FormField[];
  /** The row that is edited. */
  row: Readonly<Record<string, unknown>> | undefined;
  /** The parameters of the call's path. */
  params: Readonly<Record<string, string>>;
  /** What is sent next to what is entered. */
  given: FormValues;
  /** The names of fields that are omitted because the call does not take them. */
  unknown: readonly string[];
  /** Called after saving. */
  onSaved: () => void;
  onClose: () => void;
}

/** A form that is filled in, sent, and answered. */
export function OpenForm(props: OpenFormProps) {
  const { mode, declared, schema, fields, given, unknown, onSaved, onClose, endpoint, params } = props;
  const formId = useId();
  // As it was when the form was opened.
  const [row] = useState(props.row);
  const [resolver] = useState(() => formResolver(schema, fields, given));
  const form = useForm<FormValues>({
    resolver,
    defaultValues: valuesOf(fields, row),
    mode: "onTouched",
    reValidateMode: "onChange",
  });
  const saving = useFormSaving({ form, fields, row, endpoint, params, onSaved });
  const values = useWatch({ control: form.control });
  const { isDirty, isValid, isSubmitting, errors } = form.formState;
  const isMarked = Object.keys(errors).length > 0;
  const reason = submitDisabledReason(fields, { mode, isDirty, isValid, isMarked, values });
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    if (isDirty) void saving.submit(event);
    else event.preventDefault();
  };
  return (
    <FormProvider {...form}>
      <Dialog
        isOpen
        title={declared.title}
        size={fields.some(({ isHalf }) => isHalf) ? "lg" : "md"}
        hasUnsavedChanges={isDirty}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        footer={
          <>
            <DialogCloseButton />
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isLoading={isSubmitting}
              disabledReason={isSubmitting ? undefined : reason}
            >
              {declared.submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {unknown.length > 0 && <p className="text-warning-fg">{texts.fieldsRemoved(unknown)}</p>}
          <fieldset disabled={isSubmitting} className="grid min-w-0 gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <FormControl key={field.name} field={field} row={row} />
            ))}
          </fieldset>
          {saving.failure && <FailureNote failure={saving.failure} />}
        </form>
      </Dialog>
      {saving.newer && (
        <FormConflictDialog
          fields={fields}
          base={valuesOf(fields, row)}
          mine={form.getValues()}
          theirs={valuesOf(fields, saving.newer.row)}
          onChoose={saving.resolve}
          onReload={saving.reload}
          onClose={saving.keepEditing}
        />
      )}
    </FormProvider>
  );
}
