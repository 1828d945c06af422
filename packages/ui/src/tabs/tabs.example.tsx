import { Tabs } from "@portico/ui";

export function TabsExample() {
  return (
    <Tabs
      label="Parts of the policy"
      tabs={[
        { id: "members", label: "Members", count: 3, content: "Ana, Luis and Sofia Rivera" },
        { id: "payments", label: "Payments", count: 12, content: "The last one was on June 1." },
        { id: "documents", label: "Documents", content: "No documents yet" },
      ]}
    />
  );
}
