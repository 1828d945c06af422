import { Calendar } from "@portico/ui/date-fields";
import { useState } from "react";

export function CalendarExample() {
  const [day, setDay] = useState("2026-03-10");
  return (
    <Calendar
      start={day}
      min="2026-03-02"
      isDayDisabled={(date) => date === "2026-03-20"}
      onSelect={(change) => setDay(change.day)}
    />
  );
}
