import type { ListScreen, ScreenColumn } from "../list-screen.ts";

const lists = ["filters", "header", "actions", "rowActions", "forms"] as const;
type ListKeyword = (typeof lists)[number];

/** Keywords that can be removed as a whole. */
const removable = ["aside", "detail", "endpoints.summary", "selection.allMatching"] as const;

/**
 * The part of a screen to remove because of a problem at `path`: a list entry, a column's format or a whole keyword.
 * @param path the path in the screen without the parts in `out`
 * @returns the path of the part in the original screen; undefined if nothing can be removed
 */
export function partAt(path: string, screen: ListScreen, out: ReadonlySet<string>): string | undefined {
  const format = /^(.*)\.format\.name$/.exec(path)?.[1];
  if (format !== undefined) return `${format}.format`;
  for (const list of lists) {
    const index = new RegExp(`^${list}\\[(\\d+)\\]`).exec(path)?.[1];
    const remaining = (screen[list] ?? []).flatMap((_, at) => (out.has(`${list}[${at}]`) ? [] : [at]));
    if (index !== undefined) return `${list}[${remaining[Number(index)]}]`;
  }
  return removable.find((keyword) => path === keyword || path.startsWith(`${keyword}.`));
}

/** A screen without the parts at these paths. */
export function without(screen: ListScreen, out: ReadonlySet<string>): ListScreen {
  const { detail, endpoints, selection, variants } = screen;
  const remaining = <Keyword extends ListKeyword>(keyword: Keyword) =>
    screen[keyword] && { [keyword]: screen[keyword].filter((_, index) => !out.has(`${keyword}[${index}]`)) };
  const { aside, detail: _, ...rest } = screen;
  return {
    ...rest,
    ...(aside && !out.has("aside") && { aside }),
    ...remaining("header"),
    ...remaining("actions"),
    ...remaining("rowActions"),
    ...remaining("forms"),
    ...remaining("filters"),
    columns: plain("columns", screen.columns, out),
    ...(variants && {
      variants: variants.map((variant, index) => {
        return { ...variant, columns: plain(`variants[${index}].columns`, variant.columns, out) };
      }),
    }),
    ...(detail &&
      !out.has("detail") && { detail: { ...detail, fields: plain("detail.fields", detail.fields, out) } }),
    ...(out.has("endpoints.summary") && { endpoints: { list: endpoints.list } }),
    ...(selection && out.has("selection.allMatching") && { selection: { ...selection, allMatching: false } }),
  };
}

/** Columns without the formats that are in `out`. */
function plain(path: string, columns: readonly ScreenColumn[], out: ReadonlySet<string>): ScreenColumn[] {
  return columns.map((column, index) => {
    if (typeof column === "string" || !out.has(`${path}[${index}].format`)) return column;
    const { format: _, ...rest } = column;
    return rest;
  });
}
