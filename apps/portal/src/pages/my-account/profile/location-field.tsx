import type { LookupRow } from "@portico/contract/schemas";
import { Combobox } from "@portico/ui/combobox";
import { Controller, useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { matchingLocations, selectedLocation } from "./locations.ts";
import { useChecks } from "./use-checks.ts";

const texts = myAccountMessages.addresses;

/** The parts of an address that name a place. */
export type LocationPart = "countryId" | "stateId" | "cityId";

/** Props of `PlaceField`. */
export interface LocationFieldProps {
  index: number;
  part: LocationPart;
  /** The places there are, once they have been fetched. */
  rows: readonly LookupRow[] | undefined;
  /** Fetches them, where that is still to be done. */
  load: () => Promise<readonly LookupRow[]>;
  /** Called after another place was chosen. */
  onChosen?: () => void;
  hint?: string | undefined;
  disabled?: boolean;
}

/** One of many places, found by typing. */
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
