"use client";

import { Button } from "../button/button.js";
import { MonthTurner } from "../calendar/month-turner.js";

interface MonthHeaderProps {
  /** Id of the name of the month. */
  id: string;
  /** The name of the month, with its year. */
  name: string;
  /** The button that shows the current month. */
  today: string;
  /** Called with a number of months to move by. */
  onTurn: (months: number) => void;
  onToday: () => void;
}

/** The name of the month, and buttons to other months. */
export function MonthHeader({ id, name, today, onTurn, onToday }: MonthHeaderProps) {
  return (
    <div className="ui:mb-2 ui:flex ui:flex-wrap ui:items-center ui:justify-center ui:gap-x-3 ui:gap-y-1">
      <div className="ui:flex ui:max-w-sm ui:flex-1 ui:items-center">
        <MonthTurner id={id} name={name} onTurn={onTurn} />
      </div>
      <Button size="sm" className="ui:print:hidden" onClick={onToday}>
        {today}
      </Button>
    </div>
  );
}
