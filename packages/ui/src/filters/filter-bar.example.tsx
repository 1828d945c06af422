import { type Filter, FilterBar, type FilterValues, SearchBox } from "@portico/ui/filters";
import { useState } from "react";

const filters: Filter[] = [
  {
    kind: "select",
    name: "state",
    label: "State",
    options: [
      { value: "FL", label: "Florida" },
      { value: "GA", label: "Georgia" },
    ],
  },
  { kind: "text", name: "county", label: "County", dependsOn: ["state"] },
  { kind: "dateRange", from: "createdFrom", to: "createdTo", label: "Created" },
  { kind: "yesNo", name: "isPaid", label: "Paid" },
];

export function FilterBarExample() {
  const [values, setValues] = useState<FilterValues>({ state: "FL" });
  const [search, setSearch] = useState("");
  return (
    <FilterBar
      filters={filters}
      values={values}
      onValuesChange={(change) => setValues(change.values)}
      onClear={() => {
        setValues({});
        setSearch("");
      }}
      search={
        <SearchBox label="Search policies" value={search} onValueChange={({ value }) => setSearch(value)} />
      }
    />
  );
}
