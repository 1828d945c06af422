"use client";

import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, useEffect, useId, useRef } from "react";
import { Spinner } from "../button/spinner.js";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import { Select, type SelectOption } from "../select/select.js";
import { TextField } from "../text-field/text-field.js";
import { ZipField } from "../zip-field/zip-field.js";
import { type Address, atPlace, emptyAddress, type LookUpZip } from "./address.js";
import { useZipLookup } from "./use-zip-lookup.js";

export interface AddressFieldProps
  extends FieldTextProps,
    ValueProps<Address>,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children" | keyof ValueProps<Address>> {
  /** The selectable states, with two-letter codes as values. */
  states: readonly SelectOption[];
  /** Returns city, county and state of a ZIP code. @default users enter them */
  lookUpZip?: LookUpZip | undefined;
  /** Errors of the parts. @default none */
  errors?: Partial<Record<keyof Address, ReactNode>> | undefined;
  /** Maximum length of each part in characters. @default no limit */
  maxLengths?: Partial<Record<keyof Address, number>> | undefined;
  /** Whether street, ZIP code, city and state are required. @default false */
  required?: boolean | undefined;
}

const partNames = ["street", "unit", "city", "county", "state", "zip"] as const;

/**
 * An address. Its ZIP code fills in city, county and state, which users can change. A form posts each part as
 * `name.street` and so on. In a form of the form kit, each part shows its own errors. The ref goes to the street input.
 */
export const AddressField = Object.assign(
  forwardRef<HTMLInputElement, AddressFieldProps>(function AddressField(
    { states, lookUpZip, errors = {}, maxLengths = {}, required, ...props },
    ref,
  ) {
    const { name, value, defaultValue, onChange, onBlur, id, ...rest } = props;
    const words = useFieldMessages();
    const { field: texts } = useSharedMessages();
    const ownId = useId();
    const groupId = id ?? ownId;
    const address = useFieldValue({ name, value, defaultValue, onChange }, emptyAddress);
    // Other parts may have changed while the lookup was pending, so the current address is updated.
    const latest = useRef(address);
    useEffect(() => {
      latest.current = address;
    });
    const zip = useZipLookup(lookUpZip, (place) =>
      latest.current.change(atPlace(latest.current.value, place)),
    );
    const counties = zip.place?.counties ?? [];
    const set = (patch: Partial<Address>) => address.change({ ...address.value, ...patch });
    const part = (key: keyof Address, autoComplete: string) => ({
      className: widths[key],
      label: words.address[key],
      value: address.value[key],
      disabled: rest.disabled,
      required: required && key !== "unit" && key !== "county",
      error: errors[key],
      maxLength: maxLengths[key],
      autoComplete,
      onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
    });
    const { maxLength: _, ...state } = part("state", "address-level1");
    const { maxLength: __, ...county } = part("county", "off");
    const { maxLength: ___, ...zipCode } = part("zip", "postal-code");
    return (
      <FieldGroup
        {...rest}
        id={groupId}
        isSection={true}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
        }}
      >
        <div className="ui:@container">
          <div className="ui:grid ui:gap-3 ui:@md:grid-cols-6">
            <TextField {...part("street", "address-line1")} ref={ref} />
            <TextField {...part("unit", "address-line2")} />
            <ZipField
              {...zipCode}
              hint={lookupHint(zip.status, words.address)}
              onChange={({ value: digits }) => {
                set({ zip: digits });
                void zip.lookUp(digits);
              }}
            />
            <TextField {...part("city", "address-level2")} />
            {counties.length > 1 ? (
              <Select
                {...county}
                placeholder={texts.selectPlaceholder}
                hint={address.value.county ? undefined : words.address.chooseCounty}
                options={counties.map((option) => ({ value: option, label: option }))}
              />
            ) : (
              <TextField {...part("county", "off")} />
            )}
            <Select {...state} placeholder={texts.selectPlaceholder} options={states} />
          </div>
        </div>
        <span role="status" className="ui:sr-only">
          {zip.place && words.address.filled(`${zip.place.city}, ${zip.place.state}`)}
        </span>
        {partNames.map((key) => (
          <PostedValue
            key={key}
            name={name && `${name}.${key}`}
            value={address.value[key]}
            disabled={rest.disabled}
            form={rest.form}
            onReset={address.reset}
          />
        ))}
      </FieldGroup>
    );
  }),
  { parts: partNames },
);

const widths: Record<keyof Address, string> = {
  street: "ui:@md:col-span-4",
  unit: "ui:@md:col-span-2",
  zip: "ui:@md:col-span-2",
  city: "ui:@md:col-span-4",
  county: "ui:@md:col-span-3",
  state: "ui:@md:col-span-3",
};

function lookupHint(
  status: ReturnType<typeof useZipLookup>["status"],
  texts: ReturnType<typeof useFieldMessages>["address"],
): ReactNode {
  switch (status) {
    case "loading":
      return (
        <span role="status" className="ui:flex ui:items-center ui:gap-1.5">
          <Spinner />
          {texts.looking}
        </span>
      );
    case "notFound":
      return <span role="status">{texts.notFound}</span>;
    case "failed":
      return <span role="status">{texts.failed}</span>;
    default:
      return undefined;
  }
}
