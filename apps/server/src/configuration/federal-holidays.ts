/** A day without working hours. */
export interface Holiday {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly name: string;
}

const dayMs = 86_400_000;
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];
const lastWeek = 5;

/** The US federal holidays of these years, on the days on which they are observed: never on a weekend. */
export function federalHolidays(firstYear: number, lastYear: number): Holiday[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) => [
    fixed(year, 1, 1, "New Year's Day"),
    nth(year, 1, monday, 3, "Martin Luther King Jr. Day"),
    nth(year, 2, monday, 3, "Washington's Birthday"),
    nth(year, 5, monday, lastWeek, "Memorial Day"),
    fixed(year, 6, 19, "Juneteenth"),
    fixed(year, 7, 4, "Independence Day"),
    nth(year, 9, monday, 1, "Labor Day"),
    nth(year, 10, monday, 2, "Columbus Day"),
    fixed(year, 11, 11, "Veterans Day"),
    nth(year, 11, thursday, 4, "Thanksgiving Day"),
    fixed(year, 12, 25, "Christmas Day"),
  ]);
}

/** A holiday on a fixed day. Observed on Friday if that is a Saturday, and on Monday if it is a Sunday. */
function fixed(year: number, month: number, day: number, name: string): Holiday {
  const date = Date.UTC(year, month - 1, day);
  const weekday = new Date(date).getUTCDay();
  const shift = weekday === saturday ? -1 : weekday === sunday ? 1 : 0;
  return { date: isoDay(date + shift * dayMs), name };
}

/** A holiday on the nth weekday of a month, or on the last one for `lastWeek`. */
function nth(year: number, month: number, weekday: number, week: number, name: string): Holiday {
  if (week === lastWeek) {
    const end = new Date(Date.UTC(year, month, 0));
    const back = (end.getUTCDay() - weekday + 7) % 7;
    return { date: isoDay(end.getTime() - back * dayMs), name };
  }
  const start = new Date(Date.UTC(year, month - 1, 1));
  const ahead = (weekday - start.getUTCDay() + 7) % 7;
  return { date: isoDay(start.getTime() + (ahead + (week - 1) * 7) * dayMs), name };
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
