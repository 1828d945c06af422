import type { Setting } from "@portico/contract/features/settings/settings.schemas";
import { Combobox, MultiCombobox, TextArea, TextField } from "@portico/ui";
import { FormField } from "@portico/ui/form-kit";
import { Checkbox, NumberField, Select } from "@portico/ui/forms";
import { settingMessages as texts } from "../../messages/settings.ts";
import { ColorField } from "./color-field.tsx";
import { CarrierLinks, Holidays, Partners, WordsByValue } from "./list-editors.tsx";
import { LogoField } from "./logo-field.tsx";
import { MessageLimitFields } from "./message-limits.tsx";
import { RoleTemplates } from "./role-templates.tsx";

export interface ValueEditorProps {
  setting: Setting;
  /** The year whose holidays are shown. */
  year: string;
  onYearChange: (year: string) => void;
}

const zones = optionsOf(Intl.supportedValuesOf("timeZone"));

/** The form field of a setting's value, by its type. */
export function ValueEditor({ setting, year, onYearChange }: ValueEditorProps) {
  const { editor, label, options } = setting;
  const shared = { name: "value", label } as const;
  switch (editor) {
    case "text":
    case "url":
      return <FormField as={TextField} {...shared} autoComplete="off" maxLength={2000} />;
    case "number":
      return <FormField as={NumberField} {...shared} />;
    case "boolean":
      return <FormField as={Checkbox} {...shared} />;
    case "color":
      return <FormField as={ColorField} {...shared} />;
    case "logo":
      return <FormField as={LogoField} {...shared} />;
    case "choice":
      return <FormField as={Select} {...shared} options={optionsOf(options)} />;
    case "choices":
      return <FormField as={MultiCombobox} {...shared} options={optionsOf(options)} />;
    case "timeZone":
      return <FormField as={Combobox} {...shared} hint={texts.timeZone} options={zones} required />;
    case "holidays":
      return <Holidays year={year} onYearChange={onYearChange} />;
    case "carrierLinks":
      return <CarrierLinks />;
    case "partners":
      return <Partners />;
    case "headers":
    case "statusWords":
      return <WordsByValue editor={editor} values={options} />;
    case "messageLimits":
      return <MessageLimitFields />;
    case "roleTemplates":
      return <RoleTemplates />;
    case "raw":
      return <FormField as={TextArea} {...shared} />;
  }
}

function optionsOf(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}
