const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant of an hour of a day in a time zone. An hour that the clocks skip becomes the next one; of an hour that
 * they repeat, it is the first.
 * @param day `YYYY-MM-DD`
 */
export function instantAt(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  const guess = 2 * wall - wallTime(wall, timeZone);
  const found = guess + wall - wallTime(guess, timeZone);
  return new Date(wallTime(found, timeZone) === wall ? found : guess);
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayAt(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * The instant of a time of a day in a time zone, as `instantAt` has it for hours.
 * @param time `HH:MM`
 */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(instantAt(day, hour, timeZone).getTime() + minute * 60_000);
}

/** The hour of an instant in a time zone, 0 to 23. */
export function hourAt(instant: Date, timeZone: string): number {
  return new Date(wallTime(instant.getTime(), timeZone)).getUTCHours();
}

/** What clocks in a time zone show, in milliseconds as if they were set to UTC. */
function wallTime(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
}
