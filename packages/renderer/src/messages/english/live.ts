/** The texts of the Live switch. */
export const englishLive = {
  label: "Live",
  newRows: (count: number, time: string) =>
    count === 1 ? `1 new at ${time}` : `${count.toLocaleString("en-US")} new at ${time}`,
  paused: "Paused. Go to the first page, sorted by the newest, to continue.",
} as const;
