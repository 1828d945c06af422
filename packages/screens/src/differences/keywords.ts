/** Display names of top-level keywords, in display order. */
export const parts: Readonly<Record<string, string>> = {
  title: "Title",
  description: "Description",
  access: "Who can see it",
  navigation: "Sidebar",
  id: "ID",
  path: "Address",
  kind: "Kind",
  endpoints: "Data",
  rows: "Data",
  rowId: "Data",
  rowName: "Data",
  permanentFilters: "Fixed filters",
  filters: "Filters",
  debounce: "Filters",
  columns: "Columns",
  variants: "Column sets",
  sort: "Sorting",
  pageSizes: "Page sizes",
  selection: "Selection",
  actions: "Actions",
  rowActions: "Row actions",
  forms: "Forms",
  detail: "Detail",
  header: "Above the list",
  aside: "Beside the list",
  footer: "Totals",
  totalsAbove: "totals above the list",
  empty: "Messages",
  notLoaded: "Messages",
};

/** Display names of nested keywords. Others are shown as they are. */
const displayNames: Readonly<Record<string, string>> = {
  access: "who can see it",
  align: "alignment",
  allMatching: "all matching rows",
  as: "opens as",
  click: "click behavior",
  debounce: "delay after typing",
  empty: "text for empty values",
  endpoint: "call",
  entity: "record type",
  failure: "error message",
  field: "field",
  fields: "fields",
  format: "format",
  formats: "formats",
  from: "from",
  header: "heading",
  hidden: "hidden by default",
  idField: "ID field",
  label: "label",
  list: "list",
  masked: "masked",
  mode: "mode",
  needs: "required rows",
  notLoaded: "text if loading fails",
  of: "of",
  opening: "filters to open with",
  order: "order",
  path: "address",
  personFields: "fields with the person's name",
  picker: "picker",
  rowId: "row ID",
  rowName: "row name",
  rows: "path of the rows",
  section: "section",
  sortable: "sortable",
  success: "success message",
  summary: "figures",
  titleField: "title field",
  to: "link to",
  tone: "tone",
  tones: "colors",
  truncate: "maximum characters",
  values: "fixed values",
  when: "condition",
  why: "disabled reason",
  whyNone: "disabled reason without selected rows",
  width: "width",
};

/** The display name of a nested keyword. */
export function displayName(key: string): string {
  return Object.hasOwn(displayNames, key) ? (displayNames[key] ?? key) : key;
}

/** The part of a top-level keyword; unknown ones are in "Other". */
export function partFor(key: string): string {
  return Object.hasOwn(parts, key) ? (parts[key] ?? "Other") : "Other";
}

/** The display name of a top-level keyword: its part, unless several share one. */
export function nameFor(key: string): string {
  const part = partFor(key);
  const isAlone = Object.values(parts).filter((one) => one === part).length === 1;
  const isMain = key === part.toLowerCase();
  return part !== "Other" && (isAlone || isMain) ? part : capital(displayName(key));
}

/** Capitalizes the first letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
