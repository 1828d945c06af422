import type { Setting } from "@portico/contract/features/settings/settings.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import { useDateTime, useToday } from "@portico/renderer/dates";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { Dialog } from "@portico/ui/dialog";
import { Alert } from "@portico/ui/display";
import { FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { settingMessages as texts } from "../../messages/settings.ts";
import { LoadedSetting } from "./loaded-setting.tsx";
import {
  describeValue,
  entriesOf,
  fromFormValue,
  type SettingValues,
  toFormField,
  toFormValue,
} from "./setting-values.ts";
import { ValueEditor } from "./value-editor.tsx";

/** Edits the selected setting with the editor of its type. */
export function SettingDialog({ rowId, ...rest }: RowDialogProps) {
  return (
    <LoadedSetting id={rowId} onClose={rest.onClose}>
      {(setting) =>
        setting.readOnlyReason === null ? (
          <SettingForm setting={setting} {...rest} />
        ) : (
          <ReadOnlySetting setting={setting} reason={setting.readOnlyReason} onClose={rest.onClose} />
        )
      }
    </LoadedSetting>
  );
}

function SettingForm({ setting, onDone, onClose }: Omit<RowDialogProps, "rowId"> & { setting: Setting }) {
  const { id, editor } = setting;
  const send = useRepeatableRequest();
  const client = useQueryClient();
  const today = useToday();
  const [year, setYear] = useState(today.slice(0, 4));
  const valuesOf = (row: Readonly<Record<string, unknown>>) => ({ value: toFormValue(editor, row.value) });
  const describeFailure = notifiedFailure<SettingValues>(texts.failed, valuesOf);
  const kit = useFormKit<SettingValues>({
    defaultValues: valuesOf(setting),
    mode: "edit",
    version: setting.version,
    onSubmit: async ({ values, version }) => {
      const body = { value: fromFormValue(editor, values.value) };
      await send("settings.set", { params: { id }, body, ...(version !== undefined && { version }) });
      // The change is visible in this window at once.
      await client.invalidateQueries({ queryKey: ["configuration.get"] });
      onDone(texts.done);
    },
    describeFailure: (error) => {
      const failure = describeFailure(error);
      if (failure.kind !== "invalid") return failure;
      const value: unknown = kit.form.getValues("value");
      const errors = Object.entries(failure.errors).map(([name, found]) => [
        toFormField(editor, name, value),
        found,
      ]);
      const row = /^value\.(\d+)\./.exec(Object.keys(failure.errors)[0] ?? "")?.[1];
      const date = entriesOf(value)[Number(row)]?.date;
      // The errors are in the rows of this year, which must be there to show them.
      if (typeof date === "string" && /^\d{4}/.test(date)) flushSync(() => setYear(date.slice(0, 4)));
      return { ...failure, errors: Object.fromEntries(errors) };
    },
  });
  const isWide = editor === "messageLimits" || Array.isArray(kit.form.getValues("value"));
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size={isWide ? "lg" : "md"}
      title={setting.label}
      description={setting.description}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <ValueEditor setting={setting} year={year} onYearChange={setYear} />
      <Facts setting={setting} />
    </FormKitDialog>
  );
}

function ReadOnlySetting({
  setting,
  reason,
  onClose,
}: {
  setting: Setting;
  reason: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      title={setting.label}
      description={setting.description}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <div className="grid gap-4 pb-4">
        <Alert tone="warning">{reason}</Alert>
        <dl className="grid gap-1 text-form">
          <dt className="text-fg-muted text-table">{texts.value}</dt>
          {describeValue(setting.editor, setting.value).map((line) => (
            <dd key={line} className="break-words">
              {line}
            </dd>
          ))}
        </dl>
        <Facts setting={setting} />
      </div>
    </Dialog>
  );
}

/** The default of a setting, and who changed it last. */
function Facts({ setting }: { setting: Setting }) {
  const { editor, defaultValue, isChanged, updatedBy, updatedDate } = setting;
  const dateTime = useDateTime();
  const lines = describeValue(editor, defaultValue);
  const shown = lines.length > 3 ? texts.entries(lines.length) : lines.join("; ");
  return (
    <div className="grid gap-1 border-border border-t pt-3 text-fg-muted text-table sm:col-span-2">
      <p className="break-words">
        {texts.defaultIs}: {shown}. {!isChanged && texts.isDefault}
      </p>
      <p>
        {updatedDate === null
          ? texts.neverChanged
          : texts.changed(updatedBy ?? texts.system, dateTime(updatedDate))}
      </p>
    </div>
  );
}
