import { NameValueTable, StatusBadge } from "@portico/ui";
import { formatMoney } from "@portico/ui/format";

export function NameValueTableExample() {
  return (
    <NameValueTable
      items={[
        { name: "Insured", value: "Ana Rivera" },
        { name: "Status", value: <StatusBadge tone="success">Effectuated</StatusBadge> },
        { name: "Premium", value: formatMoney(412.75) },
        { name: "Middle name", value: "" },
      ]}
    />
  );
}
