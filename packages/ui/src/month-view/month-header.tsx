"use client";

import type { ReactNode } from "react";
import { Button } from "../button/button.js";
import { IconButton } from "../button/icon-button.js";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

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
  const words = useFieldMessages();
  const turn = (label: string, months: number, icon: ReactNode) => (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      className="ui:print:hidden"
      onClick={() => onTurn(months)}
    />
  );
  return (
    <div className="ui:mb-2 ui:flex ui:flex-wrap ui:items-center ui:justify-center ui:gap-x-3 ui:gap-y-1">
      <div className="ui:flex ui:max-w-sm ui:flex-1 ui:items-center">
        {turn(words.previousYear, -12, <ChevronFirst size={16} />)}
        {turn(words.previousMonth, -1, <ChevronLeft size={16} />)}
        <span
          id={id}
          aria-live="polite"
          className="ui:flex-1 ui:text-center ui:font-medium ui:whitespace-nowrap"
        >
          {name}
        </span>
        {turn(words.nextMonth, 1, <ChevronRight size={16} />)}
        {turn(words.nextYear, 12, <ChevronLast size={16} />)}
      </div>
      <Button size="sm" className="ui:print:hidden" onClick={onToday}>
        {today}
      </Button>
    </div>
  );
}
