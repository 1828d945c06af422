import { type Note, NotesPanel } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { Split } from "@portico/ui/layout";

const notes: readonly Note[] = [
  { id: "1", author: "Ana Rivera", at: "2026-03-10T13:05:00Z", body: "Card declined." },
];

export function SplitExample() {
  return (
    <Split asideWidth="sm" aside={<NotesPanel notes={notes} />}>
      <Card title="Policy FL-10417">Effectuated on January 1, 2026</Card>
    </Split>
  );
}
