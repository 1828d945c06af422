"use client";

import { cardBrand, cardDigits, formatCardBrand, formatCardNumber } from "@portico/format";
import { forwardRef } from "react";
import { useFieldValue } from "../field-value/use-field-value.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import type { TextFormat } from "../formatted-field/text-format.js";

export type CardNumberFieldProps = FormattedFieldProps;

const cardFormat: TextFormat = { clean: cardDigits, show: formatCardNumber };

/**
 * A card number, grouped as on the card while typing, with the brand once it is known. The value has only digits. The
 * page must validate the number.
 */
export const CardNumberField = forwardRef<HTMLInputElement, CardNumberFieldProps>(function CardNumberField(
  { name, value, defaultValue, onChange, ...props },
  ref,
) {
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
      format={cardFormat}
      end={brand && <span className="ui:text-table ui:text-fg">{brand}</span>}
      inputClassName="ui:pe-34"
    />
  );
});
