import { isLookupId } from "@portico/contract";
import type { ResolvedFilter } from "@portico/portal-config";
import { Select, TextField } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
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
  const input = {
    label,
    name,
    value: filters[name] ?? "",
    onChange: (value: string) => onChange(name, value),
  };
  switch (filter.kind) {
    case "text":
      return <TypedFilter {...input} debounce={debounce} />;
    case "date":
      return <TypedFilter {...input} debounce={debounce} type="date" isComplete={isDayOrNone} />;
    case "select":
      return <SelectFilter {...input} filter={filter} filters={filters} />;
  }
}

interface InputProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

interface TypedFilterProps extends InputProps {
  debounce: number;
  type?: "text" | "date";
  isComplete?: (text: string) => boolean;
}

function TypedFilter({ value, onChange, debounce, isComplete = () => true, ...input }: TypedFilterProps) {
  const draft = useDraft(value, { delay: debounce, isComplete, onCommit: onChange });
  const commitOnEnter = (event: KeyboardEvent) => event.key === "Enter" && draft.commit();
  return (
    <TextField
      {...input}
      value={draft.text}
      autoComplete="off"
      onChange={(event) => draft.change(event.target.value)}
      onKeyDown={commitOnEnter}
    />
  );
}

/** While a year is being typed it passes through the first centuries. */
function isDayOrNone(text: string): boolean {
  return text === "" || text >= "1900";
}

interface SelectFilterProps extends InputProps {
  filter: Extract<ResolvedFilter["filter"], { kind: "select" }>;
  filters: Readonly<Record<string, string>>;
}

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
    queryFn: ({ signal }) => fetchOptions(lookup, query, signal),
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

function fetchOptions(lookup: string, query: Record<string, string>, signal: AbortSignal) {
  if (!isLookupId(lookup)) throw new Error(messages.list.noSuchEndpoint(lookup));
  return fetchJson(lookup, { query, signal });
}
