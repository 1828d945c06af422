/** The sections of the form with the keywords that they show, in order. */
const sections = {
  rows: ["endpoints.list", "endpoints"],
  name: ["title", "description", "id", "path", "navigation"],
  audience: ["access"],
  columns: ["columns", "variants"],
  filters: ["filters"],
  always: ["permanentFilters"],
  order: ["sort", "pageSizes"],
  totals: ["footer"],
  work: ["actions", "rowActions", "forms", "detail", "header", "selection"],
  empty: ["empty", "notLoaded"],
  otherSettings: ["rowName", "rowId", "rows", "debounce"],
} as const;

/** A part of the form. */
export type SectionId = keyof typeof sections;

/** The parts of the form, in order. */
export const sectionIds = Object.keys(sections) as readonly SectionId[];

/** Where in the document a part of the form is about. */
export function pathsOf(id: SectionId): readonly string[] {
  return sections[id];
}

/** The id of a section's element. */
export function elementIdOf(id: SectionId): string {
  return `screen-form-${id}`;
}

/** Keywords without their own section: they are the same in every screen, or shown with another. */
const plain = ["$schema", "kind"];

/** The keywords of a document that no section shows. */
export function keysWithoutSection(keys: readonly string[]): readonly string[] {
  const shown = [...plain, ...sectionIds.flatMap(pathsOf)];
  return keys.filter((key) => !shown.includes(key));
}
