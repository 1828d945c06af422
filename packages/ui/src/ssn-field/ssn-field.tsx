"use client";

import { formatSsn, parseSsn } from "@portico/format";
import { forwardRef, useMemo } from "react";
import { secretValue } from "../field-value/secret-value.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import type { TextParser } from "../parsed-field/use-parsed-text.js";

export type SsnFieldProps = FormattedFieldProps;

const ssnFormat: TextParser = {
  parse: (text) => (text.trim() === "" ? "" : parseSsn(text)),
  show: (value) => (/^\d{9}$/.test(value) ? formatSsn(value) : undefined),
};

/**
 * A Social Security number, shown as `123-45-6789` and stored as its digits. A text with more or fewer digits, or with
 * anything else, stays as typed and has an error.
 */
export const SsnField = Object.assign(
  forwardRef<HTMLInputElement, SsnFieldProps>(function SsnField(props, ref) {
    const { notAnSsn } = useFieldMessages();
    const format = useMemo(() => ({ ...ssnFormat, problemOf: () => notAnSsn }), [notAnSsn]);
    return <FormattedField {...props} ref={ref} format={format} hasPageError />;
  }),
  secretValue,
);
