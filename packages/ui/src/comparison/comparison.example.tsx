import { Comparison } from "@portico/ui/display";
import { formatMoney } from "@portico/ui/format";

const parts = [
  { id: "premium", label: "Premium", before: formatMoney(412.75), after: formatMoney(398.1) },
  { id: "phone", label: "Phone", before: "", after: "(305) 555-0142" },
  { id: "language", label: "Language", before: "English", after: "Spanish" },
];

export function ComparisonExample() {
  return <Comparison beforeLabel="Yours" afterLabel="Saved by Noah Bennett" parts={parts} />;
}
