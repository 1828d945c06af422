/** The sections of the form with the keywords that they show, in order. */
const sections = {
  rows: ["endpoints.list", "endpoints"],
  name: ["title", "description", "navigation", "id", "path"],
  audience: ["access"],
  columns: ["columns", "variants"],
  filters: ["filters"],
  always: ["permanentFilters"],
  order: ["sort", "pageSizes"],
  totals: ["footer", "totalsAbove"],
  work: ["actions", "rowActions", "selection", "detail", "header", "forms"],
  empty: ["empty", "notLoaded"],
  otherSettings: ["rowName", "rowId", "rows", "debounce"],
} as const;

/** A section of the form. */
export type SectionId = keyof typeof sections;

/** The sections of the form, in order. */
export const sectionIds = Object.keys(sections) as readonly SectionId[];

/** The keywords of a section. */
export function pathsOf(id: SectionId): readonly string[] {
  return sections[id];
}

/** The id of a section's element. */
export function elementIdOf(id: SectionId): string {
  return `screen-form-${id}`;
}

/** The keywords of a document that no section shows, except for those that are the same in every screen. */
export function keysWithoutSection(keys: readonly string[]): readonly string[] {
  const shown = ["$schema", "kind", ...sectionIds.flatMap(pathsOf)];
  return keys.filter((key) => !shown.includes(key));
}
