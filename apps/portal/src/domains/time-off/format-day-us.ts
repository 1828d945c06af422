/** A day as `MM/DD/YYYY`, as the specification requires for time off. */
export function formatDayUs(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}
