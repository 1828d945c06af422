import { type DateRange, DateRangeField } from "@portico/ui/date-fields";
import { useState } from "react";

const presets = [
  { label: "January", start: "2026-01-01", end: "2026-01-31" },
  { label: "First quarter", start: "2026-01-01", end: "2026-03-31" },
  { label: "Open enrollment", start: "2025-11-01", end: "2026-01-15" },
];

export function DateRangeFieldExample() {
  const [range, setRange] = useState<DateRange>({ start: "2026-01-01", end: "2026-03-31" });
  return (
    <DateRangeField
      label="Created"
      hint="Both days are included."
      presets={presets}
      value={range}
      onChange={({ value }) => setRange(value)}
    />
  );
}
