import type { ResolvedFilter } from "@portico/portal-config";
import { Button } from "@portico/ui";
import { ListFilter, X } from "lucide-react";
import { useState } from "react";
import { messages } from "../messages.ts";
import { FilterInput } from "./filter-input.tsx";

/** Props of `FilterForm`. */
export interface FilterFormProps {
  filters: readonly ResolvedFilter[];
  /** Those in use. */
  values: Readonly<Record<string, string>>;
  /** Milliseconds between the last key and the change. */
  debounce: number;
  /** Called with one filter's new value; empty for none. */
  onChange: (name: string, value: string) => void;
  /** Called when all of them are to go. */
  onClear: () => void;
}

/** The filters of a list in one wrapping line, folded behind a button where there is little room. */
export function FilterForm({ filters, values, debounce, onChange, onClear }: FilterFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  // What is typed and not committed yet goes too when the filters are cleared: the inputs begin anew.
  const [round, setRound] = useState(0);
  const inUse = Object.keys(values).length;
  const clear = () => {
    setRound(round + 1);
    onClear();
  };
  return (
    <search data-print="hidden">
      <Button
        className="min-[900px]:hidden!"
        icon={<ListFilter size={16} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {messages.list.filtersInUse(inUse)}
      </Button>
      <form
        key={round}
        aria-label={messages.list.filters}
        onSubmit={(event) => event.preventDefault()}
        className={`grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-end gap-3 max-[899px]:mt-3 ${isOpen ? "" : "max-[899px]:hidden"}`}
      >
        {filters.map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            filters={values}
            debounce={debounce}
            onChange={onChange}
          />
        ))}
        <Button className="justify-self-start" variant="ghost" icon={<X size={16} />} onClick={clear}>
          {messages.list.clearFilters}
        </Button>
      </form>
    </search>
  );
}
