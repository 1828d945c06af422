/** What the words at the top of a screen are about, in the order in which people read of them. */
export const parts: Readonly<Record<string, string>> = {
  title: "Title",
  description: "Description",
  access: "Who may see it",
  navigation: "Sidebar",
  id: "ID",
  path: "Address",
  kind: "Kind",
  endpoints: "Data",
  rows: "Data",
  rowId: "Data",
  rowName: "Data",
  permanentFilters: "Always narrowed by",
  filters: "Filters",
  debounce: "Filters",
  columns: "Columns",
  variants: "Sets of columns",
  sort: "Order",
  pageSizes: "Page sizes",
  selection: "Selection",
  actions: "Actions",
  rowActions: "Row actions",
  forms: "Forms",
  detail: "Detail",
  header: "Above the list",
  footer: "Totals",
  empty: "Messages",
  notLoaded: "Messages",
};

/** What words inside the parts mean; a word that is not here is called by its own name. */
const words: Readonly<Record<string, string>> = {
  access: "who gets it",
  align: "alignment",
  allMatching: "all that match",
  as: "opens as",
  click: "what a click does",
  debounce: "pause after typing",
  empty: "in place of nothing",
  endpoint: "call",
  entity: "what it hangs on",
  field: "value",
  fields: "fields",
  format: "written as",
  formats: "formats",
  from: "from",
  header: "heading",
  hidden: "hidden at first",
  idField: "value that holds the id",
  label: "label",
  list: "list",
  masked: "masked",
  mode: "how many",
  needs: "rows it needs",
  notLoaded: "when it could not be loaded",
  of: "of",
  order: "order",
  path: "address",
  rowId: "what tells rows apart",
  rowName: "what names a row",
  rows: "where the rows stand",
  section: "section",
  sortable: "can be sorted by",
  success: "said when it is done",
  summary: "figures",
  titleField: "value in the heading",
  to: "leads to",
  tone: "weight",
  tones: "colours",
  truncate: "characters shown",
  when: "when",
  why: "why not",
  width: "width",
};

/** What a word inside a part is called. */
export function wordFor(key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}

/** Where a word at the top belongs; one that the language has not is among the others. */
export function partFor(key: string): string {
  return Object.hasOwn(parts, key) ? (parts[key] ?? "Other") : "Other";
}

/** What a word at the top is called: as its part, unless several stand in one. */
export function nameFor(key: string): string {
  const part = partFor(key);
  const isAlone = Object.values(parts).filter((one) => one === part).length === 1;
  const isMain = key === part.toLowerCase();
  return part !== "Other" && (isAlone || isMain) ? part : capital(wordFor(key));
}

/** A text that begins a line. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
