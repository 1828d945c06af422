import { valueAt } from "@portico/contract";
import { Combobox, Select, TextArea, TextField } from "@portico/ui";
import { formatPhone } from "@portico/ui/format";
import { Checkbox } from "@portico/ui/forms";
import { useState } from "react";
import { type ControllerRenderProps, useController } from "react-hook-form";
import { useCallOrigin } from "../../../api/call-origin.ts";
import { formMessages as texts } from "../../../messages/lists.ts";
import type { FormField } from "./form-fields.ts";
import { searchOptions, useFieldOptions } from "./form-options.ts";
import type { FormValues } from "./form-values.ts";

/** Props of `FormControl`. */
export interface FormControlProps {
  field: FormField;
  /** The edited row, which has the names for its ids. */
  row?: unknown;
}

/** One field of a declared form, entered as it says. */
export function FormControl({ field, row }: FormControlProps) {
  const { field: input, fieldState } = useController<FormValues>({ name: field.name });
  const props: InnerProps = {
    field,
    row,
    input,
    shared: {
      label: field.label,
      hint: field.hint,
      error: fieldState.error?.message,
      className: field.isHalf ? "" : "sm:col-span-2",
      ...(field.isRequired && field.as !== "yesNo" && { required: true }),
    },
  };
  switch (field.as) {
    case "select":
      return <SelectControl {...props} />;
    case "asyncSelect":
      return <SearchControl {...props} />;
    default:
      return <PlainControl {...props} />;
  }
}

interface InnerProps {
  field: FormField;
  row: unknown;
  input: ControllerRenderProps<FormValues, string>;
  shared: {
    label: string;
    hint: string | undefined;
    error: string | undefined;
    className: string;
    required?: true;
  };
}

function PlainControl({ field: { as, maxLength }, row, input, shared }: InnerProps) {
  const { value, ...rest } = input;
  const text = typeof value === "string" ? value : "";
  const common = { ...rest, ...shared, value: text, ...(maxLength !== undefined && { maxLength }) };
  switch (as) {
    case "yesNo": {
      const { onChange, ...box } = rest;
      return (
        <Checkbox
          {...box}
          {...shared}
          checked={value === true}
          onCheckedChange={({ checked }) => onChange(checked === true)}
        />
      );
    }
    case "textArea":
      return <TextArea {...common} />;
    case "number":
    case "money":
      return <TextField {...common} inputMode={as === "money" ? "decimal" : "numeric"} autoComplete="off" />;
    case "date":
      return <TextField {...common} type="date" />;
    case "email":
      return <TextField {...common} type="email" autoComplete="off" />;
    case "phone":
      return (
        <TextField
          {...common}
          type="tel"
          autoComplete="off"
          onBlur={() => {
            const formatted = formatPhone(text.trim());
            if (formatted !== text) input.onChange(formatted);
            input.onBlur();
          }}
        />
      );
    case "secret":
      return (
        <TextField
          {...common}
          type="password"
          autoComplete="new-password"
          hint={shared.hint ?? (row === undefined ? undefined : texts.keepsSecret)}
        />
      );
    default:
      return <TextField {...common} autoComplete="off" />;
  }
}

function SelectControl({ field, input, shared }: InnerProps) {
  const { options, isLoading, error } = useFieldOptions(field.lookup);
  const value = typeof input.value === "string" ? input.value : "";
  const choices = field.choices ?? options;
  // What the row has and no one offers any more is not thrown away by looking at it.
  const isPermitted = value === "" || isLoading || choices.some((choice) => choice.value === value);
  return (
    <Select
      {...input}
      {...shared}
      value={value}
      placeholder={texts.choose}
      isLoading={isLoading}
      error={error ? texts.optionsFailed : shared.error}
      options={isPermitted ? choices : [...choices, { value, label: value }]}
    />
  );
}

function SearchControl({ field: { name, lookup }, row, input, shared }: InnerProps) {
  const { value, onChange, ...rest } = input;
  const origin = useCallOrigin();
  const [label, setLabel] = useState(() => nameBeside(row, name) ?? String(value ?? ""));
  return (
    <Combobox
      {...rest}
      {...shared}
      value={typeof value === "string" && value !== "" ? { value, label } : null}
      onChange={({ option }) => {
        setLabel(option?.label ?? "");
        onChange(option?.value ?? "");
      }}
      search={({ text, signal }) =>
        lookup ? searchOptions(lookup, text, { signal, origin }) : Promise.resolve([])
      }
    />
  );
}

/** The name that a row has for an id: `agentName` or `agent` next to `agentId`. */
function nameBeside(row: unknown, name: string): string | undefined {
  const stem = name.replace(/Id$/, "");
  const found = [`${stem}Name`, stem].map((key) => valueAt(row, key));
  return found.find((value) => typeof value === "string");
}
