import { contactTypes } from "@portico/contract";
import { NotLoaded } from "@portico/renderer/client";
import { Button, Select, Skeleton, TextField } from "@portico/ui";
import { FormField } from "@portico/ui/form-kit";
import { RadioGroup, type RadioOption } from "@portico/ui/forms";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useFormContext } from "react-hook-form";
import { fetchJson } from "../../../api/client.ts";
import { userMessages } from "../../../messages/users.ts";

const texts = userMessages.link;
/** The number of contacts that the server returns at most. */
const maxContacts = 200;
const noFilters = { type: "", name: "" };

export interface ContactPickerProps {
  /** The field with the contact's ID. @default "contactId" */
  name?: string;
  /** The contact that the user is linked to. */
  current: { readonly id: string; readonly name: string } | undefined;
}

/** A field with contacts to choose from, filtered by type and name. */
export function ContactPicker({ current, name = "contactId" }: ContactPickerProps) {
  const [filters, setFilters] = useState(noFilters);
  const found = useContacts(filters);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-32 flex-1">
          <Select
            label={texts.type}
            placeholder={texts.allTypes}
            options={contactTypes.map((type) => ({ value: type, label: type }))}
            value={filters.type}
            onChange={({ target }) => setFilters({ ...filters, type: target.value })}
          />
        </div>
        <div className="min-w-40 flex-2">
          <TextField
            label={texts.name}
            value={filters.name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setFilters({ ...filters, name: target.value })}
          />
        </div>
        <Button onClick={() => setFilters(noFilters)}>{texts.clear}</Button>
      </div>
      <Contacts found={found} current={current} name={name} />
    </div>
  );
}

function useContacts(filters: typeof noFilters) {
  // Typing is not delayed by the list.
  const { type, name } = useDeferredValue(filters);
  const query = { ...(type && { type }), ...(name.trim() && { name: name.trim() }) };
  return useQuery({
    queryKey: ["contacts.lookup", query],
    queryFn: ({ signal }) => fetchJson("contacts.lookup", { query, signal }),
    placeholderData: keepPreviousData,
  });
}

function Contacts({
  found,
  current,
  name,
}: Required<ContactPickerProps> & { found: ReturnType<typeof useContacts> }) {
  const { getValues } = useFormContext<Record<string, unknown>>();
  const { data, error, refetch, isFetching } = found;
  const [chosen, setChosen] = useState<RadioOption | undefined>(
    current && { value: current.id, label: current.name },
  );
  if (error) return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  if (!data) return <Skeleton role="status" aria-label={texts.loading} className="h-40" />;
  const options = data.map(({ id, name: label, email, type }) => ({
    value: String(id),
    label: String(label),
    hint: [type, email ?? texts.noEmail].join(" · "),
  }));
  // The chosen contact stays visible, whatever the filters.
  const isHidden =
    chosen !== undefined &&
    chosen.value === getValues(name) &&
    options.every(({ value }) => value !== chosen.value);
  const shown = isHidden ? [chosen, ...options] : options;
  return (
    <>
      {options.length === 0 && <p role="status">{texts.notLoaded}</p>}
      {shown.length > 0 && (
        <div className="max-h-72 overflow-y-auto rounded-md border border-border px-3 py-2">
          <FormField
            as={RadioGroup}
            name={name}
            label={texts.contacts}
            errorLabel={texts.contact}
            options={shown}
            describe={(value) =>
              shown.filter((each) => each.value === value).map(({ label }) => String(label))
            }
            onValueChange={({ value }) => setChosen(shown.find((each) => each.value === value))}
          />
        </div>
      )}
      {data.length >= maxContacts && <p className="text-fg-muted text-table">{texts.first(maxContacts)}</p>}
    </>
  );
}
