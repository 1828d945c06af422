import { Button, NameValueTable, Sheet } from "@portico/ui";
import { formatMoney } from "@portico/ui/format";

const policy = [
  { name: "Insured", value: "Ana Rivera" },
  { name: "Carrier", value: "Ambetter" },
  { name: "Effective", value: "January 1, 2026" },
  { name: "Premium", value: formatMoney(412.75) },
];

export function SheetExample() {
  return (
    <Sheet
      title="Policy FL-10417"
      description="Changed yesterday by Noah Bennett"
      trigger={<Button>Show policy</Button>}
    >
      <NameValueTable items={policy} />
    </Sheet>
  );
}
