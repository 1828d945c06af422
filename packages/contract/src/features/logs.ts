import { dayFilter, featureEndpoints, lookup } from "@portico/endpoints";

const access = "administrator";
const named = { id: { label: "ID", format: "id", idType: "text" }, name: { label: "Name" } } as const;
const option = { kind: "select", optionValue: "name", anyOf: true } as const;

const entryFields = {
  id: { label: "ID", format: "id", idType: "bigint" },
  level: { label: "Level", format: "status" },
  message: { label: "Message" },
  user: { label: "User", sensitive: "contact" },
  category: { label: "Category" },
  server: { label: "Server" },
  date: { label: "Date", format: "dateTime", sortable: true },
} as const;

/** The log of all servers: warnings and errors, and every sign-in, job, upload and export. */
export const logEndpoints = {
  ...featureEndpoints("logs", {
    path: "/Logs",
    access,
    summary:
      "Log entries of all servers: warnings, errors, sign-ins, jobs, uploads and exports. The total stops at 10,000.",
    noun: { one: "log entry", other: "log entries" },
    fileName: "logs",
    fields: {
      ...entryFields,
      userName: { label: "User", sensitive: "contact", onRequest: true },
    },
    filters: {
      from: dayFilter("date", "from", "From"),
      to: dayFilter("date", "to", "To"),
      user: { kind: "text", field: "userName" },
      message: { kind: "text" },
      server: { ...option, options: "logs.servers" },
      level: { ...option, options: "logs.levels" },
      category: { ...option, options: "logs.categories" },
    },
    sort: "-date",
    countUpTo: 10_000,
    textNeedsDays: { from: "from", to: "to", most: 31 },
    calls: ["detail"],
    summaries: { detail: "Returns one log entry with its fields." },
    detailFields: {
      ...entryFields,
      fields: { label: "Fields", rows: { name: { label: "Name" }, value: { label: "Value" } } },
    },
  }),
  "logs.levels": lookup({
    path: "/Logs/levels",
    access,
    summary: "The levels of log entries.",
    fields: named,
    filters: {},
  }),
  "logs.categories": lookup({
    path: "/Logs/categories",
    access,
    summary: "The categories of log entries.",
    fields: named,
    filters: {},
  }),
  "logs.servers": lookup({
    path: "/Logs/servers",
    access,
    summary: "The servers that have log entries.",
    fields: named,
    filters: {},
  }),
};
