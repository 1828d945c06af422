import { Timeline } from "@portico/ui/timeline";
import { PolicyNotes } from "../policy-notes";

const events = [{ id: "1", title: "Effectuated", at: "2026-03-01T02:30:00Z" }];

/** Moments without a `FormatProvider` are in the browser's time zone. */
export default function Page() {
  return (
    <main>
      <Timeline aria-label="History" entries={events} />
      <PolicyNotes />
    </main>
  );
}
