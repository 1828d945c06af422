const people = (count: number) => (count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`);

/** What publishing a version changes, and for whom. */
export const impactMessages = {
  title: "What changes",
  loading: "Checking what changes",
  failed: "Couldn't check what changes.",
  retry: "Try again",
  access: "Who can open it",
  accessSame: (count: number) => `${people(count)}, same as before.`,
  opens: (count: number) => `${people(count)} can open it`,
  accessChanged: (before: number, after: number) => `${people(after)} (currently ${people(before)}).`,
  accessNone: "No one.",
  gains: (count: number) => `${people(count)} will get access`,
  loses: (count: number) => `${people(count)} will lose access`,
  others: (count: number) => `and ${count.toLocaleString("en-US")} more`,
  sensitive: "Personal data",
  sensitiveNone: "No personal data is newly exposed.",
  sensitiveText: "Newly exposed:",
  kinds: {
    ssn: (fields: string) => `Social Security numbers: ${fields}`,
    card: (fields: string) => `Card numbers: ${fields}`,
    birth: (fields: string) => `Dates of birth: ${fields}`,
    name: (fields: string) => `Names of people: ${fields}`,
    contact: (fields: string) => `Contact details: ${fields}`,
  },
  slow: "Speed",
  slowNone: "All filters and sort orders are fast with any number of rows.",
  slowText: "These scan every row in the database, which is slow for large lists:",
  use: {
    filter: (names: string) => `Filtering by ${names}`,
    sort: (names: string) => `Sorting by ${names}`,
  },
  preferences: "Customized lists",
  preferencesNone: "No one has customized this list.",
  customized: (count: number) => `${people(count)} customized this list.`,
  columnRemoved: (field: string, count: number) =>
    `Removes column ${field}, which ${people(count)} customized.`,
  links: "Addresses",
  linksNone: "No addresses change.",
  link: {
    new: (path: string) => `/portal/${path} is added.`,
    gone: (path: string) => `/portal/${path} is removed.`,
    moved: (path: string) => `/portal/${path} moves in the sidebar.`,
  },
  linkedFrom: (titles: string) => `Linked from: ${titles}.`,
} as const;
