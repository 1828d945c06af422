import { formatPhone } from "@portico/ui/format";
import { useQuery } from "@tanstack/react-query";
import type { ContactForm, ListField, Purposes } from "./contact-form.ts";
import { countriesQuery, statesQuery } from "./locations.ts";
import { usePurposes } from "./use-purposes.ts";

type Entry = Partial<
  ContactForm["emails"][number] & ContactForm["phones"][number] & ContactForm["addresses"][number]
>;

/** Formats the entries of a list, one per line, with names instead of ids. */
export function useEntryText(list: ListField): (entries: unknown) => readonly string[] {
  const { data: countries } = useQuery(countriesQuery);
  const { data: states } = useQuery(statesQuery);
  const { data: purposes } = usePurposes(list);
  const namesOf = (chosen: Purposes = []) =>
    chosen.flatMap(({ purposeId }) => purposes?.find(({ id }) => id === purposeId)?.name ?? []);
  const lineOf = ({ email, phone, address, countryId, stateId, zipCode, purposes: chosen }: Entry) => {
    const state = states?.find(({ id }) => id === stateId)?.code;
    const country = countries?.find(({ id }) => id === countryId)?.name;
    const location = [state, zipCode].filter(Boolean).join(" ");
    const text = [email, phone && formatPhone(phone), address, location, country].filter(Boolean).join(", ");
    const names = namesOf(chosen);
    return names.length > 0 ? `${text} (${names.join(", ")})` : text;
  };
  // Described values are those of this form.
  return (entries) => (Array.isArray(entries) ? entries.map((entry: Entry) => lineOf(entry)) : []);
}
