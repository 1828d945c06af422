import { actions, type BadScreen, bad, badAction, badColumn } from "./bad-screen.fixtures.ts";

const circle: Record<string, unknown> = {};
circle.not = circle;

/** Values that are not data, and unknown keywords. */
export const language: readonly BadScreen[] = [
  bad("a misspelled keyword", { colums: [] }, { path: "colums", nearest: "columns", allowed: "columns" }),
  bad("a misspelled kind of screen", { kind: "lsit" }, { path: "kind", nearest: "list", allowed: "list" }),
  badAction(
    "a misspelt kind",
    { kind: "exprot" },
    { path: ".kind", found: "exprot", nearest: "export", allowed: "notes" },
  ),
  badAction(
    "a misspelled keyword of an action",
    { kind: "export", formts: ["csv"] },
    { path: ".formts", nearest: "formats", allowed: "label" },
  ),
  badAction(
    "an unsupported export format",
    { kind: "export", formats: ["xslx"] },
    { path: ".formats[0]", nearest: "xlsx", allowed: "pdf" },
  ),
  badColumn(
    "a misspelled keyword of a column",
    { field: "month", headr: "Month" },
    { path: ".headr", nearest: "header", allowed: "truncate" },
  ),
  badColumn(
    "a priority that does not exist",
    { field: "month", priority: 7 },
    { path: ".priority", allowed: "5" },
  ),
  badColumn(
    "an unknown format",
    { field: "month", format: "mony" },
    { path: ".format", nearest: "money", allowed: "percent" },
  ),
  badColumn(
    "an unknown built-in format",
    { field: "month", format: { name: "agee" } },
    { path: ".format.name", nearest: "age", allowed: "link" },
  ),
  badColumn(
    "a misspelt tone",
    { field: "status", tones: { New: "sucess" } },
    { path: ".tones.New", nearest: "success", allowed: "danger" },
  ),
  badColumn("a column without a field", { header: "X" }, { path: ".field", found: "nothing" }),
  bad(
    "a misspelled keyword of a filter",
    { filters: [{ fliter: "agent" }] },
    { path: "filters[0].fliter", nearest: "filter", allowed: "label" },
  ),
  bad(
    "an unknown section",
    { navigation: { section: "polices" } },
    { path: "navigation.section", nearest: "policies", allowed: "pto" },
  ),
  bad(
    "an unknown custom widget",
    { header: [{ kind: "custom", name: "legnd" }] },
    { path: "header[0].name", nearest: "legend", allowed: "legend" },
  ),
  bad(
    "an unknown type of statuses",
    { actions: [{ ...actions[1], statuses: "unpaidStats" }] },
    { path: "actions[0].statuses", nearest: "unpaidStatus", allowed: "lostStatus" },
  ),
  bad(
    "a function",
    { empty: () => "none" },
    { path: "empty", found: "function", nearest: "text", allowed: "text" },
  ),
  badColumn(
    "a function as a format",
    { field: "month", format: (value: unknown) => String(value) },
    { path: ".format", found: "function", allowed: "money" },
  ),
  bad(
    "a symbol",
    { title: Symbol("title") },
    { path: "title", found: "symbol", nearest: "text", allowed: "text" },
  ),
  bad("a date", { title: new Date(0) }, { path: "title" }),
  bad("a keyword named like a property of Object", JSON.parse('{"permanentFilters":{"__proto__":"x"}}'), {
    path: "permanentFilters.__proto__",
    found: "__proto__",
  }),
  bad(
    "a condition that contains itself",
    { actions: [{ ...actions[1], when: circle }] },
    { path: "actions[0].when.not" },
  ),
  bad("a page size beyond the limit", { pageSizes: [501] }, { path: "pageSizes[0]", found: "501" }),
  bad("an invalid number", { debounce: Number.NaN }, { path: "debounce", found: "NaN" }),
  bad("a blank title", { title: "  " }, { path: "title" }),
  bad("a list instead of a text", { title: ["Title"] }, { path: "title", found: '["Title"]' }),
];
