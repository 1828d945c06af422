import { zodResolver } from "@hookform/resolvers/zod";
import { type ExportFormat, exportFormats } from "@portico/contract";
import { reportLookups } from "@portico/contract/features/reports";
import {
  type ReportFormat,
  type ReportParam,
  reportValuesSchema,
} from "@portico/contract/features/reports.schemas";
import { Button } from "@portico/ui/button";
import { Dialog, DialogCloseButton } from "@portico/ui/dialog";
import { Form, FormGrid, FormKitProvider, useFormKit } from "@portico/ui/form-kit";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { useState } from "react";
import { useFailureNotice } from "../forms/use-failure-notice.ts";
import { reportMessages as texts } from "../messages/reports.ts";
import { DeclaredField } from "../renderer/actions/form/declared-field.tsx";
import type { FormField } from "../renderer/actions/form/form-fields.ts";

/** Props of `ReportDialog`. */
export interface ReportDialogProps {
  format: ReportFormat;
  params: readonly ReportParam[];
  fileType: ExportFormat;
  /** Requests the report. A rejection is shown in the fields. */
  onDownload: (values: Readonly<Record<string, string>>) => Promise<void>;
  onClose: () => void;
}

/** Asks for the parameters of a report. All can be left as they are. */
export function ReportDialog({ format, params, fileType, onDownload, onClose }: ReportDialogProps) {
  const [schema] = useState(() => reportValuesSchema(params));
  const [isSending, setSending] = useState(false);
  const describeFailure = useFailureNotice<Record<string, string>>(texts.failed);
  const send = async (values: Readonly<Record<string, string>>) => {
    await onDownload(schema.parse(values));
    onClose();
  };
  const kit = useFormKit<Record<string, string>>({
    defaultValues: Object.fromEntries(params.map(({ name, initial }) => [name, initial])),
    // The values are sent as the form has them.
    resolver: zodResolver<Record<string, string>, unknown, Record<string, string>>(schema as never),
    onSubmit: ({ values }) => send(values),
    describeFailure,
  });
  const { errors } = kit.form.formState;
  const hasErrors = Object.keys(errors).length > 0;
  const submit = async () => {
    // The kit doesn't submit an untouched form.
    if (kit.isDirty || !(await kit.form.trigger()))
      return kit.isDirty ? kit.submit() : kit.context.showErrors();
    setSending(true);
    try {
      await send(kit.form.getValues());
    } catch (error) {
      const failure = describeFailure(error);
      if (failure.kind === "invalid") kit.setErrors(failure.errors);
      setSending(false);
    }
  };
  return (
    <FormKitProvider kit={kit}>
      <Dialog
        isOpen
        title={texts.parameters}
        description={texts.about(format.name, exportFormats[fileType].label)}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        footer={
          <>
            <DialogCloseButton />
            <Button
              variant="primary"
              isLoading={isSending || kit.form.formState.isSubmitting}
              disabledReason={hasErrors ? texts.hasErrors : undefined}
              onClick={() => void submit()}
              onClickCapture={() => {
                if (hasErrors) kit.goTo(Object.keys(errors)[0] ?? "");
              }}
            >
              {texts.submit}
            </Button>
          </>
        }
      >
        <Form
          kit={kit}
          onKeyDown={(event) => {
            const isField = event.target instanceof HTMLInputElement && event.target.role !== "combobox";
            if (event.key !== "Enter" || !isField || event.defaultPrevented || isInputMethodKey(event))
              return;
            event.preventDefault();
            if (!hasErrors) void submit();
          }}
        >
          <FormGrid>
            {params.map((param) => (
              <DeclaredField key={param.name} field={fieldOf(param)} />
            ))}
          </FormGrid>
        </Form>
      </Dialog>
    </FormKitProvider>
  );
}

const nothing = { hint: undefined, compareTo: undefined, min: undefined, isNullable: false } as const;

/** The form field of a parameter. Agents are searched; other lookups are short. */
function fieldOf({ name, label, type, values, isRequired, initial }: ReportParam): FormField {
  const known = typeof values === "string" ? reportLookups[values] : undefined;
  const lookup = known && {
    lookup: known.lookup,
    ...(known.params && { params: known.params }),
    ...(known.value !== undefined && { value: known.value }),
  };
  const asOfList = lookup?.lookup === "agents.lookup" ? "asyncSelect" : "select";
  return {
    ...nothing,
    name,
    label,
    as: type === "list" ? asOfList : type,
    choices: Array.isArray(values)
      ? values.map((option) => ({ value: option.id, label: option.name }))
      : undefined,
    lookup,
    defaultValue: initial,
    isHalf: type === "date",
    isRequired,
    maxLength: type === "text" ? 100 : undefined,
  };
}
