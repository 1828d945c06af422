import { type MonthEvent, MonthView } from "@portico/ui/month-view";

const timeOff: readonly MonthEvent[] = [
  {
    id: "1",
    title: "Ana Rivera",
    start: "2026-03-03",
    end: "2026-03-06",
    status: "Approved",
    tone: "success",
  },
  {
    id: "2",
    title: "Noah Bennett",
    start: "2026-03-17",
    end: "2026-03-24",
    status: "Requested",
    tone: "info",
  },
  { id: "3", title: "Office closed", start: "2026-03-20" },
];

export function MonthViewExample() {
  return <MonthView events={timeOff} defaultMonth="2026-03-01" maxPerDay={2} />;
}
