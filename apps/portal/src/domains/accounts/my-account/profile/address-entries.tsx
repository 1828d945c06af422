import { useQuery } from "@tanstack/react-query";
import { AddressFields } from "./address-fields.tsx";
import { ContactEntries } from "./contact-entries.tsx";
import { emptyAddress } from "./contact-form.ts";
import { countriesQuery, unitedStatesIn } from "./locations.ts";

/** The postal addresses of the person. */
export function AddressEntries() {
  const { data: countries } = useQuery(countriesQuery);
  return (
    <ContactEntries
      list="addresses"
      emptyEntry={emptyAddress(unitedStatesIn(countries))}
      renderEntry={(entry) => <AddressFields {...entry} />}
    />
  );
}
