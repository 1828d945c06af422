import { moveEntry, type OrderedEntry, OrderedList } from "@portico/ui";
import { useState } from "react";

const columns: readonly OrderedEntry[] = ["Policy number", "Insured", "Carrier", "Last day of grace"].map(
  (label) => ({
    id: label,
    label,
    content: label,
  }),
);

export function OrderedListExample() {
  const [entries, setEntries] = useState(columns);
  return (
    <OrderedList
      aria-label="Columns"
      entries={entries}
      onMove={({ from, to }) => setEntries(moveEntry(entries, from, to))}
    />
  );
}
