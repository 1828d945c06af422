import { useQuery } from "@tanstack/react-query";
import type { ContactForm, ListField, Purposes } from "./contact-form.ts";
import { countriesQuery, statesQuery } from "./locations.ts";
import type { Part } from "./profile-versions.ts";
import { usePurposes } from "./use-purposes.ts";

/** Formats a part of the form with one entry per line, and names instead of ids. */
export function useEntryText(): (part: Part, form: ContactForm) => readonly string[] {
  const { data: countries } = useQuery(countriesQuery);
  const { data: states } = useQuery(statesQuery);
  const names = {
    emails: usePurposes("emails").data,
    phones: usePurposes("phones").data,
    addresses: usePurposes("addresses").data,
  };
  const withPurposes = (list: ListField, text: string, purposes: Purposes) => {
    const found = purposes.flatMap(
      ({ purposeId }) => names[list]?.find(({ id }) => id === purposeId)?.name ?? [],
    );
    return found.length > 0 ? `${text} (${found.join(", ")})` : text;
  };
  return (part, form) => {
    switch (part) {
      case "emails":
        return form.emails.map(({ email, purposes }) => withPurposes(part, email, purposes));
      case "phones":
        return form.phones.map(({ phone, purposes }) => withPurposes(part, phone, purposes));
      case "addresses":
        return form.addresses.map(({ address, countryId, stateId, zipCode, purposes }) => {
          const state = states?.find(({ id }) => id === stateId)?.code;
          const country = countries?.find(({ id }) => id === countryId)?.name;
          const text = [address, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean);
          return withPurposes(part, text.join(", "), purposes);
        });
      default:
        return form[part] === "" ? [] : [form[part]];
    }
  };
}
