import { TextField } from "@portico/ui";
import { formatPhone } from "@portico/ui/format";
import type { ChangeEvent } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { formatTypedPhone } from "./format-typed-phone.ts";

/** Props of `PhoneField`. */
export interface PhoneFieldProps {
  field: ControllerRenderProps<ContactForm, `phones.${number}.phone`>;
  error: string | undefined;
}

/** A phone number field that formats its value during input. */
export function PhoneField({ field, error }: PhoneFieldProps) {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = target.selectionStart === target.value.length;
    field.onChange(formatTypedPhone(field.value, target.value, isAtEnd));
  };
  const leave = () => {
    const formatted = formatPhone(field.value.trim());
    if (formatted !== field.value) field.onChange(formatted);
    field.onBlur();
  };
  return (
    <TextField
      label={myAccountMessages.phones.phone}
      type="tel"
      required
      autoComplete="tel-national"
      maxLength={20}
      error={error}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onChange={type}
      onBlur={leave}
    />
  );
}
