import { moveEntry, OrderedTable } from "@portico/ui/ordered-table";
import { useState } from "react";

const carriers: readonly { name: string; state: string }[] = [
  { name: "Ambetter", state: "Florida" },
  { name: "Florida Blue", state: "Florida" },
  { name: "Oscar", state: "Texas" },
];

export function OrderedTableExample() {
  const [rows, setRows] = useState(carriers);
  return (
    <OrderedTable
      label="Carriers in the order of quotes"
      columns={[
        { id: "name", header: "Carrier", cell: ({ name }) => name },
        { id: "state", header: "State", cell: ({ state }) => state },
      ]}
      rows={rows}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
      onMove={({ from, to }) => setRows(moveEntry(rows, from, to))}
    />
  );
}
