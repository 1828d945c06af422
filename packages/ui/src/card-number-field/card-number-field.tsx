"use client";

import { cardBrand, formatCardBrand, formatCardNumber, parseCardNumber } from "@portico/format";
import { forwardRef, useMemo } from "react";
import { secretValue } from "../field-value/secret-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import type { TextParser } from "../parsed-field/use-parsed-text.js";

export type CardNumberFieldProps = FormattedFieldProps;

const cardFormat: TextParser = {
  parse: (text) => (text.trim() === "" ? "" : parseCardNumber(text)),
  show: (value) => (/^\d{12,19}$/.test(value) ? formatCardNumber(value) : undefined),
};

/**
 * A card number, grouped as on the card, with the brand once it is known. The value has only digits. A text
 * that has anything else, or not 12 to 19 digits, stays as typed and has an error. The page must validate the number.
 */
export const CardNumberField = Object.assign(
  forwardRef<HTMLInputElement, CardNumberFieldProps>(function CardNumberField(
    { name, value, defaultValue, onChange, ...props },
    ref,
  ) {
    const { notACardNumber } = useFieldMessages();
    const format = useMemo(() => ({ ...cardFormat, problemOf: () => notACardNumber }), [notACardNumber]);
    const held = useFieldValue({ name, value, defaultValue, onChange }, "");
    const brand = formatCardBrand(cardBrand(held.value));
    return (
      <FormattedField
        autoComplete="cc-number"
        {...props}
        ref={ref}
        name={name}
        value={held.value}
        onChange={(change) => held.change(change.value)}
        onFormReset={held.reset}
        format={format}
        hasPageError
        end={brand && <span className="ui:text-table ui:text-fg">{brand}</span>}
        inputClassName="ui:pe-34"
      />
    );
  }),
  secretValue,
);
