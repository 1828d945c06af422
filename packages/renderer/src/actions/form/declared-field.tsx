import { valueAt } from "@portico/endpoints";
import { Combobox, type ComboboxOption, Select, TextArea, TextField } from "@portico/ui";
import { DateField, DateOfBirthField, TimeField } from "@portico/ui/date-fields";
import { FormField } from "@portico/ui/form-kit";
import { Checkbox, MoneyField, PasswordField, PhoneField } from "@portico/ui/forms";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useCallOrigin } from "../../client/call-origin.ts";
import { useClient } from "../../client/screen-client.ts";
import { useFormMessages } from "../../messages/forms.ts";
import type { FormMessages } from "../../messages/renderer-messages.ts";
import { useToday } from "../../use-date-options.ts";
import type { FormField as Field } from "./form-fields.ts";
import { findOption, searchOptions, useFieldOptions } from "./form-options.ts";

export interface DeclaredFieldProps {
  field: Field;
  /** The edited row, which has the names for its ids. */
  row?: unknown;
}

/** A field of a declared form, with the control that it declares. */
export function DeclaredField({ field, row }: DeclaredFieldProps) {
  const { maxLength } = field;
  const texts = useFormMessages();
  const shared = sharedProps(field, row, texts);
  switch (field.as) {
    case "select":
      return <SelectField field={field} row={row} />;
    case "asyncSelect":
      return <SearchField field={field} row={row} />;
    case "yesNo":
      return <FormField as={Checkbox} {...shared} required={undefined} />;
    case "textArea":
      return <FormField as={TextArea} {...shared} maxLength={maxLength} />;
    case "number":
      return <FormField as={TextField} {...shared} inputMode="numeric" autoComplete="off" />;
    case "money":
      return <FormField as={MoneyField} {...shared} />;
    case "date":
      return <DayField field={field} row={row} />;
    case "dateOfBirth":
      return <FormField as={DateOfBirthField} {...shared} />;
    case "time":
      return <FormField as={TimeField} {...shared} />;
    case "email":
      return <FormField as={TextField} {...shared} type="email" autoComplete="off" maxLength={maxLength} />;
    case "phone":
      return <FormField as={PhoneField} {...shared} autoComplete="off" />;
    case "secret":
      return (
        <FormField
          as={PasswordField}
          {...shared}
          isSecret
          autoComplete="new-password"
          maxLength={maxLength}
          hint={shared.hint ?? (row === undefined ? undefined : texts.keepsSecret)}
        />
      );
    default:
      return <FormField as={TextField} {...shared} autoComplete="off" maxLength={maxLength} />;
  }
}

function DayField({ field, row }: DeclaredFieldProps) {
  const today = useToday();
  const shared = sharedProps(field, row, useFormMessages());
  return <FormField as={DateField} {...shared} min={field.min && today} />;
}

function SelectField({ field, row }: DeclaredFieldProps) {
  const texts = useFormMessages();
  const { options, isLoading, error } = useFieldOptions(field.lookup);
  const value: unknown = useWatch({ name: field.name });
  const choices = field.choices ?? options;
  // A value that is no longer offered must not be discarded by opening the form.
  const isOffered =
    typeof value !== "string" || value === "" || choices.some((choice) => choice.value === value);
  return (
    <FormField
      as={Select}
      {...sharedProps(field, row, texts)}
      placeholder={texts.choose}
      isLoading={isLoading}
      error={error ? texts.optionsFailed : undefined}
      options={isLoading || isOffered ? choices : [...choices, { value, label: value }]}
    />
  );
}

function SearchField({ field, row }: DeclaredFieldProps) {
  const { name, lookup } = field;
  const texts = useFormMessages();
  const client = useClient();
  const origin = useCallOrigin();
  const labels = useRef(new Map<string, string>());
  const remember = (options: readonly ComboboxOption[]) => {
    for (const { value, label } of options) labels.current.set(value, label);
    return options;
  };
  return (
    <FormField
      as={Combobox}
      {...sharedProps(field, row, texts)}
      describe={(value) => labels.current.get(String(value ?? "")) ?? String(value ?? "")}
      resolve={async (value) => {
        const option = await findOption(client, lookup, value, { row, name, origin });
        return option && remember([option])[0];
      }}
      search={async ({ text, signal }) =>
        lookup ? remember(await searchOptions(client, lookup, text, { signal, origin })) : []
      }
    />
  );
}

function sharedProps(field: Field, row: unknown, texts: FormMessages) {
  const { name, label, hint, isHalf, isRequired } = field;
  const difference = differenceOf(field, row, texts);
  return {
    name,
    label,
    isHalf,
    required: isRequired,
    hint: difference ? (
      <>
        {hint} <span className="page:text-warning-fg">{difference}</span>
      </>
    ) : (
      hint
    ),
  };
}

/** The value of the field to compare with, if the row's own value differs. */
function differenceOf({ name, compareTo }: Field, row: unknown, texts: FormMessages): string | undefined {
  if (!compareTo || row === undefined) return undefined;
  const other = String(valueAt(row, compareTo.name) ?? "");
  return other === String(valueAt(row, name) ?? "") ? undefined : texts.differs(compareTo.label, other);
}
