import { type FilterValue, type StatusCount, StatusCounts } from "@portico/ui/filters";
import { useState } from "react";

const counts: readonly StatusCount[] = [
  { value: "new", label: "New", tone: "info", count: 63 },
  { value: "contacted", label: "Contacted", tone: "info", count: 1204 },
  { value: "promised", label: "Promise to pay", tone: "warning", count: 18 },
  { value: "paid", label: "Paid", tone: "success", count: 7 },
];

export function StatusCountsExample() {
  const [status, setStatus] = useState<FilterValue>();
  return (
    <StatusCounts
      label="Leads by status"
      total="Total 1,292"
      counts={counts}
      selected={status}
      onSelectedChange={({ selected }) => setStatus(selected)}
    />
  );
}
