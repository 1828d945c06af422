"use client";

import { forwardRef, useMemo } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { phoneFormat } from "./phone-format.js";

export type PhoneFieldProps = FormattedFieldProps;

/**
 * A US phone number, shown as `(305) 555-0142` and stored as its digits. Numbers with another country code stay as typed.
 * Other texts, such as one with an extension, stay too, and have an error.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const { notAPhone } = useFieldMessages();
  const format = useMemo(() => ({ ...phoneFormat, problemOf: () => notAPhone }), [notAPhone]);
  return (
    <FormattedField
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      ref={ref}
      format={format}
      hasPageError
    />
  );
});
