import { layoutKinds } from "@portico/contract";
import { fileLayoutBody } from "@portico/contract/features/file-layouts.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { describeFailure, LoadedRow, schemaResolver, useFieldOptions } from "@portico/renderer/forms";
import { TextField } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Checkbox, Select } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { fetchJson } from "../api/client.ts";
import { fileLayoutMessages as texts } from "../messages/file-layouts.ts";
import { LayoutFields } from "./layout-fields.tsx";
import { bodyOf, emptyLayout, type FormValues, formValues } from "./layout-values.ts";
import { useUploadableKinds } from "./uploadable-kinds.ts";
import type { Sample } from "./use-sample.ts";

/** Adds a file layout. */
export function NewLayoutDialog({ onDone, onClose }: RowDialogProps) {
  const [only, ...others] = useUploadableKinds();
  const kind = others.length === 0 ? (only ?? "") : "";
  return (
    <LayoutForm
      title={texts.newTitle}
      values={emptyLayout(kind)}
      onSaved={() => onDone(texts.created)}
      onClose={onClose}
    />
  );
}

/** Changes the selected file layout. */
export function EditLayoutDialog(props: RowDialogProps) {
  return (
    <LoadedLayout {...props} title={texts.editTitle}>
      {(row) => (
        <LayoutForm
          title={texts.editTitle}
          values={formValues(row)}
          saved={{ id: String(row.id), version: Number(row.version) }}
          onSaved={() => props.onDone(texts.saved)}
          onClose={props.onClose}
        />
      )}
    </LoadedLayout>
  );
}

/** Adds a file layout with the settings of the selected one. */
export function CopyLayoutDialog(props: RowDialogProps) {
  return (
    <LoadedLayout {...props} title={texts.copyTitle}>
      {(row) => (
        <LayoutForm
          title={texts.copyTitle}
          values={{ ...formValues(row), name: "" }}
          onSaved={() => props.onDone(texts.created)}
          onClose={props.onClose}
        />
      )}
    </LoadedLayout>
  );
}

interface LoadedLayoutProps extends RowDialogProps {
  title: string;
  children: (row: Readonly<Record<string, unknown>>) => React.ReactNode;
}

function LoadedLayout({ rowId, title, onClose, children }: LoadedLayoutProps) {
  return (
    <LoadedRow
      id={rowId}
      endpointId="fileLayouts.detail"
      load={(id, signal) => fetchJson("fileLayouts.detail", { params: { id }, signal })}
      {...{ title, texts, onClose, children }}
    />
  );
}

export interface LayoutFormProps {
  title: string;
  /** @default none */
  description?: string | undefined;
  values: FormValues;
  /** The ID and version of the layout to change. @default a new one */
  saved?: { readonly id: string; readonly version: number } | undefined;
  /** The file that waits for this layout. @default none, so a sample can be chosen */
  sample?: Omit<Sample, "kind"> | undefined;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** The form of a file layout, in a dialog. */
export function LayoutForm({
  title,
  description,
  values: defaultValues,
  saved,
  sample,
  onSaved,
  onClose,
}: LayoutFormProps) {
  const send = useRepeatableRequest();
  const carriers = useFieldOptions({ lookup: "carriers.lookup" });
  const kinds = useUploadableKinds();
  const kit = useFormKit<FormValues, Record<string, unknown>>({
    defaultValues,
    resolver: schemaResolver(fileLayoutBody, { labels, toBody: bodyOf }),
    mode: saved ? "edit" : "create",
    version: saved?.version,
    onSubmit: async ({ values: body, version }) => {
      await (saved
        ? send("fileLayouts.update", {
            params: { id: saved.id },
            body,
            ...(version !== undefined && { version }),
          })
        : send("fileLayouts.create", { body }));
      onSaved(String(body.name));
    },
    describeFailure: (error) => describeFailure(error, formValues),
  });
  const kind = useWatch({ control: kit.form.control, name: "kind" });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      className="max-w-5xl"
      title={title}
      description={description}
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
      {defaultValues.kind === "" && (
        <FormField
          as={Select}
          name="kind"
          label={texts.kind}
          required
          isHalf
          placeholder={texts.chooseKind}
          options={kinds.map((value) => ({ value, label: layoutKinds[value].label }))}
        />
      )}
      <FormField
        as={Select}
        name="carrierId"
        label={texts.carrier}
        isHalf
        placeholder={texts.anyCarrier}
        isLoading={carriers.isLoading}
        options={carriers.options}
      />
      {/* The upload that waits for this layout can't use a disabled one. */}
      {!sample && <FormField as={Checkbox} name="isEnabled" label={texts.enabled} hint={texts.enabledHint} />}
      {kind !== "" && <LayoutFields key={kind} kind={kind} sample={sample} />}
    </FormKitDialog>
  );
}

const labels = new Map([["name", texts.name]]);
