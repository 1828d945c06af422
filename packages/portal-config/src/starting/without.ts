import type { ListScreen, ScreenColumn } from "../list-screen.ts";

const lists = ["filters", "header", "actions", "rowActions", "forms"] as const;
type ListWord = (typeof lists)[number];

/** Words that a screen can do without as a whole. */
const words = ["detail", "endpoints.summary", "selection.allMatching"] as const;

/**
 * The part of a screen to take out where something at `path` is wrong: an entry of a list, a column's own format, or a
 * whole word.
 * @param path where it is in the screen without the parts in `out`
 * @returns where the part stands in the screen itself; undefined where nothing can be taken out
 */
export function partAt(path: string, screen: ListScreen, out: ReadonlySet<string>): string | undefined {
  const format = /^(.*)\.format\.name$/.exec(path)?.[1];
  if (format !== undefined) return `${format}.format`;
  for (const list of lists) {
    const index = new RegExp(`^${list}\\[(\\d+)\\]`).exec(path)?.[1];
    const kept = (screen[list] ?? []).flatMap((_, at) => (out.has(`${list}[${at}]`) ? [] : [at]));
    if (index !== undefined) return `${list}[${kept[Number(index)]}]`;
  }
  return words.find((word) => path === word || path.startsWith(`${word}.`));
}

/** A screen without the parts at these paths. */
export function without(screen: ListScreen, out: ReadonlySet<string>): ListScreen {
  const { detail, endpoints, selection, variants } = screen;
  const kept = <Word extends ListWord>(word: Word) =>
    screen[word] && { [word]: screen[word].filter((_, index) => !out.has(`${word}[${index}]`)) };
  const { detail: _, ...rest } = screen;
  return {
    ...rest,
    ...kept("header"),
    ...kept("actions"),
    ...kept("rowActions"),
    ...kept("forms"),
    ...kept("filters"),
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

/** Columns without the formats of their own that are out. */
function plain(path: string, columns: readonly ScreenColumn[], out: ReadonlySet<string>): ScreenColumn[] {
  return columns.map((column, index) => {
    if (typeof column === "string" || !out.has(`${path}[${index}].format`)) return column;
    const { format: _, ...rest } = column;
    return rest;
  });
}
