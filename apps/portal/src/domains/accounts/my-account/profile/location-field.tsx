import type { LookupRow } from "@portico/contract/schemas";
import { Combobox, type ComboboxProps } from "@portico/ui/combobox";
import { forwardRef } from "react";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { matchingLocations, selectedLocation } from "./locations.ts";

export interface LocationFieldProps extends Omit<ComboboxProps, "value" | "onChange" | "search"> {
  /** The id of the location; null for none. */
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** The available locations, once they are loaded. */
  rows: readonly LookupRow[] | undefined;
  /** Loads them if necessary. */
  load: () => Promise<readonly LookupRow[]>;
}

/** A combobox for one of many locations. */
export const LocationField = forwardRef<HTMLInputElement, LocationFieldProps>(function LocationField(
  { value = null, onChange, rows, load, ...rest },
  ref,
) {
  return (
    <Combobox
      {...rest}
      ref={ref}
      value={selectedLocation(value, rows, myAccountMessages.addresses.unknownLocation)}
      onChange={({ option }) => onChange?.(option?.value ?? null)}
      search={async ({ text }) => matchingLocations(await load(), text)}
    />
  );
});
