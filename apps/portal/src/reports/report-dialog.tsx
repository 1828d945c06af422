import { zodResolver } from "@hookform/resolvers/zod";
import { type ExportFormat, exportFormats } from "@portico/contract";
import { reportLookups } from "@portico/contract/features/reports";
import {
  type ReportFormat,
  type ReportParam,
  reportValuesSchema,
} from "@portico/contract/features/reports.schemas";
import type { FormField } from "@portico/renderer/forms";
import { DeclaredField, describeFailure } from "@portico/renderer/forms";
import { FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useState } from "react";
import { reportMessages as texts } from "../messages/reports.ts";

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
  const kit = useFormKit<Record<string, string>>({
    defaultValues: Object.fromEntries(params.map(({ name, initial }) => [name, initial])),
    // The values are sent as the form has them.
    resolver: zodResolver<Record<string, string>, unknown, Record<string, string>>(schema as never),
    canSubmitUnchanged: true,
    onSubmit: async ({ values }) => {
      await onDownload(schema.parse(values));
      onClose();
    },
    describeFailure: (error) => describeFailure(error),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={texts.parameters}
      description={texts.about(format.name, exportFormats[fileType].label)}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      {params.map((param) => (
        <DeclaredField key={param.name} field={fieldOf(param)} />
      ))}
    </FormKitDialog>
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
