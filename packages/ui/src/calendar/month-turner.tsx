"use client";

import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.js";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

interface MonthTurnerProps {
  /** Id of the name of the month. */
  id: string;
  /** The name of the month, with its year. */
  name: string;
  /** Called with a number of months to move by. */
  onTurn: (months: number) => void;
}

/** The name of a month between buttons to other months and years. */
export function MonthTurner({ id, name, onTurn }: MonthTurnerProps) {
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
    <>
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
    </>
  );
}
