"use client";

import { type FieldsetHTMLAttributes, forwardRef, useId, useState } from "react";
import { monthNames } from "../calendar/month-names.js";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { patternOf } from "../format-provider/locale-pattern.js";
import { useLocale } from "../format-provider/use-locale.js";
import { thisYear, useCurrent } from "../hydration/use-current.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { numberOptions } from "../select/number-options.js";
import { Select } from "../select/select.js";
import { type BirthDateParts, birthDate, birthDateParts, dayCount, withRealDay } from "./birth-date.js";

export interface DateOfBirthFieldProps
  extends FieldTextProps,
    ValueProps<string>,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children" | keyof ValueProps<string>> {
  /** The number of selectable years, counted back from the last one. @default 110 */
  yearCount?: number | undefined;
  /** The last selectable year. @default the current year */
  lastYear?: number | undefined;
  /** Whether the date is required. @default false */
  required?: boolean | undefined;
}

/**
 * A date of birth with selects for month, day and year, in the order of the locale. Only days that the month has are
 * selectable. The value is `YYYY-MM-DD`, or empty until all three are selected. The ref goes to the first one.
 */
export const DateOfBirthField = forwardRef<HTMLSelectElement, DateOfBirthFieldProps>(
  function DateOfBirthField(props, ref) {
    const { name, value, defaultValue, onChange, onBlur, id, yearCount = 110, ...more } = props;
    const { lastYear, required, ...rest } = more;
    const words = useFieldMessages();
    const locale = useLocale();
    const ownId = useId();
    const groupId = id ?? ownId;
    const now = useCurrent(thisYear);
    const date = useFieldValue({ name, value, defaultValue, onChange }, "");
    const [draft, setDraft] = useState<BirthDateParts>();
    const parts = draft && birthDate(draft) === date.value ? draft : birthDateParts(date.value);
    const set = (patch: Partial<BirthDateParts>) => {
      const next = withRealDay({ ...parts, ...patch });
      setDraft(next);
      if (birthDate(next) !== date.value) date.change(birthDate(next));
    };
    const part = (key: keyof BirthDateParts, label: string) => ({
      label,
      placeholder: label,
      isLabelHidden: true,
      required,
      disabled: rest.disabled,
      autoComplete: `bday-${key}`,
      "aria-invalid": rest.error ? (true as const) : undefined,
      "aria-describedby": rest.error ? `${groupId}-error` : undefined,
      value: parts[key],
      onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
    });
    const last = lastYear ?? now;
    const years =
      last === undefined
        ? numberOptions(parts.year === "" ? 0 : 1, () => Number(parts.year))
        : numberOptions(yearCount, (index) => last - index);
    const options = {
      month: monthNames(locale).map((label, index) => ({ value: String(index + 1), label })),
      day: numberOptions(dayCount(parts), (index) => index + 1),
      year: years,
    };
    const order = partsIn(locale);
    return (
      <FieldGroup
        {...rest}
        id={groupId}
        isRequired={required}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
        }}
      >
        <div className="ui:flex ui:gap-2">
          {order.map(([key, width], index) => (
            <Select
              key={key}
              {...part(key, words[key])}
              ref={index === 0 ? ref : undefined}
              className={width}
              options={options[key]}
            />
          ))}
        </div>
        <PostedValue
          name={name}
          value={date.value}
          disabled={rest.disabled}
          form={rest.form}
          onReset={() => {
            setDraft(undefined);
            date.reset();
          }}
        />
      </FieldGroup>
    );
  },
);

/** The parts with their widths, by their token in a pattern. */
const tokens: Readonly<Record<string, readonly [part: keyof BirthDateParts, width: string]>> = {
  MM: ["month", "ui:flex-[2]"],
  DD: ["day", "ui:flex-[1.2]"],
  YYYY: ["year", "ui:flex-[1.4]"],
};

/** The parts in the order of a locale. */
function partsIn(locale: string) {
  return patternOf(locale)
    .split(/\W+/)
    .flatMap((token) => (tokens[token] ? [tokens[token]] : []));
}
