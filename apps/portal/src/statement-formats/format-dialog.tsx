import { statementFormatBody } from "@portico/contract/features/statement-formats.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { describeFailure, LoadedRow, schemaResolver, useFieldOptions } from "@portico/renderer/forms";
import { TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Checkbox, Select } from "@portico/ui/forms";
import { fetchJson } from "../api/client.ts";
import { statementFormatMessages as texts } from "../messages/statement-formats.ts";
import { bodyOf, emptyFormat, type FormatValues, formatValues } from "./format-values.ts";
import { LayoutFields } from "./layout-fields.tsx";

/** Adds a CSV format. */
export function NewFormatDialog({ onDone, onClose }: RowDialogProps) {
  return <FormatForm title={texts.newTitle} values={emptyFormat} {...{ onDone, onClose }} />;
}

/** Changes the selected CSV format. */
export function EditFormatDialog(props: RowDialogProps) {
  return (
    <LoadedFormat {...props} title={texts.editTitle}>
      {(row) => (
        <FormatForm
          {...props}
          title={texts.editTitle}
          values={formatValues(row)}
          saved={{ id: String(row.id), version: Number(row.version) }}
        />
      )}
    </LoadedFormat>
  );
}

/** Adds a CSV format with the settings of the selected one. */
export function CopyFormatDialog(props: RowDialogProps) {
  return (
    <LoadedFormat {...props} title={texts.copyTitle}>
      {(row) => {
        const values = formatValues(row);
        return <FormatForm {...props} title={texts.copyTitle} values={{ ...values, name: "" }} />;
      }}
    </LoadedFormat>
  );
}

interface LoadedFormatProps extends RowDialogProps {
  title: string;
  children: (row: Readonly<Record<string, unknown>>) => React.ReactNode;
}

function LoadedFormat({ rowId, title, onClose, children }: LoadedFormatProps) {
  return (
    <LoadedRow
      id={rowId}
      endpointId="statementFormats.detail"
      load={(id, signal) => fetchJson("statementFormats.detail", { params: { id }, signal })}
      {...{ title, texts, onClose, children }}
    />
  );
}

interface FormatFormProps extends Omit<RowDialogProps, "rowId"> {
  title: string;
  values: FormatValues;
  /** The id and version of the format to change. Undefined for a new one. */
  saved?: { readonly id: string; readonly version: number };
}

function FormatForm({ title, values: defaultValues, saved, onDone, onClose }: FormatFormProps) {
  const send = useRepeatableRequest();
  const carriers = useFieldOptions({ lookup: "carriers.lookup" });
  const kit = useFormKit<FormatValues, Record<string, unknown>>({
    defaultValues,
    resolver: schemaResolver(statementFormatBody, { labels, toBody: bodyOf }),
    mode: saved ? "edit" : "create",
    version: saved?.version,
    onSubmit: async ({ values: body, version }) => {
      await (saved
        ? send("statementFormats.update", {
            params: { id: saved.id },
            body,
            ...(version !== undefined && { version }),
          })
        : send("statementFormats.create", { body }));
      onDone(saved ? texts.saved : texts.created);
    },
    describeFailure: (error) => describeFailure(error, formatValues),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      className="max-w-5xl"
      title={title}
      submitLabel={saved ? texts.save : texts.create}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField
        as={TextField}
        name="name"
        label={texts.name}
        required
        isHalf
        maxLength={100}
        autoComplete="off"
      />
      <FormField
        as={Select}
        name="carrierId"
        label={texts.carrier}
        isHalf
        placeholder={texts.anyCarrier}
        isLoading={carriers.isLoading}
        options={carriers.options}
      />
      <FormField as={Checkbox} name="isEnabled" label={texts.enabled} hint={texts.enabledHint} />
      <LayoutFields />
    </FormKitDialog>
  );
}

const labels = new Map([["name", texts.name]]);
