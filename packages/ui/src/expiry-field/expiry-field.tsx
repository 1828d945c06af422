"use client";

import { formatExpiry } from "@portico/format";
import { forwardRef, useMemo } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import type { TextParser } from "../parsed-field/use-parsed-text.js";

export type ExpiryFieldProps = FormattedFieldProps;

const expiryFormat: TextParser = {
  parse: (text) => (text.trim() === "" ? "" : formatExpiry(text) || undefined),
  show: (value) => formatExpiry(value) || undefined,
};

/**
 * The expiry month of a card, shown and stored as `MM/YY`. Users can type `4/28`, `0428`, `04/2028` or `2028-04`. The
 * page must check that it has not passed.
 */
export const ExpiryField = forwardRef<HTMLInputElement, ExpiryFieldProps>(function ExpiryField(props, ref) {
  const { notAnExpiry } = useFieldMessages();
  const format = useMemo(() => ({ ...expiryFormat, problemOf: () => notAnExpiry }), [notAnExpiry]);
  return (
    <FormattedField
      placeholder="MM/YY"
      autoComplete="cc-exp"
      {...props}
      ref={ref}
      format={format}
      hasPageError
    />
  );
});
