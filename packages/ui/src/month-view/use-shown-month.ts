"use client";

import { useContext, useState } from "react";
import { type IsoDate, today } from "../calendar/iso-date.js";
import { FormatContext } from "../format-provider/format-settings.js";
import { useCurrent } from "../hydration/use-current.js";

/** A day of the month that is rendered until the current one is known. */
const unknownDay = "2023-01-01";

interface Options {
  /** A day of the month, if the page controls it. */
  month: IsoDate | undefined;
  /** A day of the first month. */
  defaultMonth: IsoDate | undefined;
  /** Called with the first day of another month. */
  onMonthChange: (month: IsoDate) => void;
}

/** The shown month, and the day in it that is the tab stop. */
export function useShownMonth({ month, defaultMonth, onMonthChange }: Options) {
  const { timeZone } = useContext(FormatContext);
  const now = useCurrent(() => today(timeZone));
  const [moved, setMoved] = useState(defaultMonth);
  const known = month ?? moved ?? now;
  const shown = known ?? unknownDay;
  const isShown = (day: IsoDate | undefined) => day?.slice(0, 7) === shown.slice(0, 7);
  const first = `${shown.slice(0, 7)}-01`;
  const active = [moved, now].find(isShown) ?? first;
  const moveTo = (day: IsoDate) => {
    setMoved(day);
    if (!isShown(day)) onMonthChange(`${day.slice(0, 7)}-01`);
  };
  return { first, active, now, isKnown: known !== undefined, moveTo };
}
