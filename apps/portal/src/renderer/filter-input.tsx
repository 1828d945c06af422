import type { EndpointId } from "@portico/contract";
import type { ResolvedFilter } from "@portico/portal-config";
import { Select, TextField } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { messages } from "../messages.ts";
import { useDraft } from "./use-draft.ts";

/** Props of `FilterInput`. */
export interface FilterInputProps {
  filter: ResolvedFilter;
  /** All of the list's filters in use: some narrow the choices of others. */
  filters: Readonly<Record<string, string>>;
  /** Milliseconds between the last key and the change. */
  debounce: number;
  /** Called with the new value; empty for none. */
  onChange: (name: string, value: string) => void;
}

/** The input of one filter, by its kind. */
export function FilterInput({
  filter: { name, label, filter },
  filters,
  debounce,
  onChange,
}: FilterInputProps) {
  const value = filters[name] ?? "";
  const [draft, setDraft] = useDraft(value, debounce, (next) => onChange(name, next));
  const input = { label, value: draft, name };
  switch (filter.kind) {
    case "text":
      return <TextField {...input} autoComplete="off" onChange={(event) => setDraft(event.target.value)} />;
    case "date":
      return <TextField {...input} type="date" onChange={(event) => setDraft(event.target.value)} />;
    case "select":
      return <SelectFilter {...input} filter={filter} filters={filters} onChange={setDraft} />;
  }
}

interface SelectFilterProps {
  label: string;
  name: string;
  value: string;
  filter: Extract<ResolvedFilter["filter"], { kind: "select" }>;
  filters: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

type Option = Readonly<Record<string, string>>;

function SelectFilter({ filter, filters, onChange, ...input }: SelectFilterProps) {
  const { options: lookup, optionValue = "id", dependsOn = [] } = filter;
  const query = Object.fromEntries(
    dependsOn.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
  const {
    data = [],
    isPending,
    error,
  } = useQuery({
    queryKey: [lookup, query],
    queryFn: ({ signal }) => fetchJson<Option[]>(lookup as EndpointId, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = data.map((option) => ({ value: option[optionValue] ?? "", label: option.name ?? "" }));
  // A value that is no longer among the options, or not yet, still shows.
  const isListed = input.value === "" || options.some(({ value }) => value === input.value);
  return (
    <Select
      {...input}
      placeholder={messages.list.anyOption}
      isLoading={isPending}
      error={error ? messages.list.optionsFailed : undefined}
      options={isListed ? options : [{ value: input.value, label: input.value }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
