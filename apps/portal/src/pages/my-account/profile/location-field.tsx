import type { LookupRow } from "@portico/contract/schemas";
import { Combobox } from "@portico/ui/combobox";
import { Controller, useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { matchingLocations, selectedLocation } from "./locations.ts";
import { useChecks } from "./use-checks.ts";

const texts = myAccountMessages.addresses;

/** The parts of an address with lookups. */
export type LocationPart = "countryId" | "stateId" | "cityId";

/** Props of `LocationField`. */
export interface LocationFieldProps {
  index: number;
  part: LocationPart;
  /** The available locations, once they are loaded. */
  rows: readonly LookupRow[] | undefined;
  /** Loads them if necessary. */
  load: () => Promise<readonly LookupRow[]>;
  /** Called after another location was chosen. */
  onChosen?: () => void;
  hint?: string | undefined;
  disabled?: boolean;
}

/** A combobox for one of many locations. */
export function LocationField({
  index,
  part,
  rows,
  load,
  onChosen,
  hint,
  disabled = false,
}: LocationFieldProps) {
  const { control } = useFormContext<ContactForm>();
  const checks = useChecks();
  const name = `addresses.${index}.${part}` as const;
  return (
    <Controller
      control={control}
      name={name}
      rules={checks(name)}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
        <Combobox
          {...field}
          label={texts[part]}
          hint={hint}
          disabled={disabled}
          error={error?.message}
          value={selectedLocation(value, rows, texts.unknownLocation)}
          onChange={({ option }) => {
            onChange(option?.value ?? null);
            onChosen?.();
          }}
          search={async ({ text }) => matchingLocations(await load(), text)}
        />
      )}
    />
  );
}
