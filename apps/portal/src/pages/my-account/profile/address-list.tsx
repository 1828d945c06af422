import { useQuery } from "@tanstack/react-query";
import { useFieldArray, useFormContext } from "react-hook-form";
import { AddressFields } from "./address-fields.tsx";
import { type ContactForm, emptyAddress } from "./contact-form.ts";
import { EntryList } from "./entry-list.tsx";
import { countriesQuery, unitedStatesIn } from "./locations.ts";

/** The postal addresses of the person. */
export function AddressList() {
  const { control } = useFormContext<ContactForm>();
  const { data: countries } = useQuery(countriesQuery);
  const { fields, append, remove } = useFieldArray({ control, name: "addresses" });
  return (
    <EntryList
      list="addresses"
      keys={fields.map(({ id }) => id)}
      onAdd={() => append(emptyAddress(unitedStatesIn(countries)))}
      onRemove={remove}
      renderEntry={(index) => <AddressFields index={index} />}
    />
  );
}
