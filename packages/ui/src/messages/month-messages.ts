/** The texts of the month view. */
export interface MonthMessages {
  /** The button that shows the current month. */
  today: string;
  /** The number of events of a day, in its accessible name. */
  events: (count: number) => string;
  /** The button in a day with more events than fit. */
  more: (count: number) => string;
  /** Shown for a month or day without events. */
  empty: string;
  /** The button that ends the selection of a day. */
  wholeMonth: string;
}

const english: MonthMessages = {
  today: "Today",
  events: (count) => (count === 1 ? "1 event" : `${count} events`),
  more: (count) => `+${count} more`,
  empty: "No events",
  wholeMonth: "Show the whole month",
};

const spanish: MonthMessages = {
  today: "Hoy",
  events: (count) => (count === 1 ? "1 evento" : `${count} eventos`),
  more: (count) => `+${count} más`,
  empty: "Sin eventos",
  wholeMonth: "Mostrar todo el mes",
};

/** The texts by language. */
export const monthMessages = { en: english, es: spanish };
