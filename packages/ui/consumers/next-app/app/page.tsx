import {
  Avatar,
  Button,
  ErrorState,
  FormatProvider,
  Menu,
  MessagesProvider,
  Timeline,
  Tooltip,
} from "@portico/ui";
import Link from "next/link";
import { DetailsDialog } from "./details-dialog";
import { PolicyNotes } from "./policy-notes";

const events = [{ id: "1", title: "Effectuated", at: "2026-03-01T02:30:00Z" }];

/** A server component: the host's texts and settings are plain data. */
export default function Page() {
  return (
    <MessagesProvider language="es" messages={{ errorState: { title: "No hay pólizas" } }}>
      <FormatProvider timeZone="America/New_York" datePattern="MM/DD/YYYY" hourCycle={12}>
        <main>
          <Timeline aria-label="History" entries={events} />
          <PolicyNotes />
          <ErrorState message="503" />
          <Tooltip text="Opens the policy">
            <a href="#policy">FL-101</a>
          </Tooltip>
          <Button asChild>
            <Link href="/without-provider">Dates</Link>
          </Button>
          <Tooltip text="Assigns an agent">
            <Button>Assign</Button>
          </Tooltip>
          <Avatar name="Dana Whitfield" src="data:image/png;base64,none" />
          <Menu
            trigger={<Button>More</Button>}
            items={[{ id: "all", label: "All policies", href: "/without-provider" }]}
          />
          <section data-theme="dark" data-brand="lakeside" data-density="compact">
            <DetailsDialog />
          </section>
        </main>
      </FormatProvider>
    </MessagesProvider>
  );
}
