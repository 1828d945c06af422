import { exportMessages } from "../formats/export-messages.ts";
import { exportText } from "../formats/export-text.ts";
import type { ExportFile } from "../formats/writer.ts";
import { type PagePlan, planPages } from "./group-pages.ts";
import { countPages, layOutColumns, margin, type TableLayout } from "./layout.ts";
import type { TextRenderer, TextStyle } from "./text-renderer.ts";

/** The style of the lines below the title, and of the footer. */
export const smallStyle: TextStyle = { size: 8, weight: 400 };
/** The height of a line in this style. */
export const smallLineHeight = 11;
const footerHeight = 24;

/** The sizes of a table's parts, and its pages. */
export interface TableMeasures {
  readonly layout: TableLayout;
  /** The lines of each column's heading. */
  readonly headings: readonly (readonly string[])[];
  readonly headingLines: number;
  readonly headingHeight: number;
  readonly titleLines: readonly string[];
  /** The height of the title and the lines below it. */
  readonly titleHeight: number;
  /** The number of rows on the first page. */
  readonly rowsOnFirst: number;
  /** The number of rows on each other page. */
  readonly rowsOnOthers: number;
  /** Where the pages of grouped lines start. Undefined for other rows. */
  readonly plan: PagePlan | undefined;
  /** The number of pages. */
  readonly pages: number;
}

/** The minimum and maximum width of a column, in multiples of the font size. */
const widest = 22;
const narrowest = 2;

/** Measures a table. `sample` contains the first rows as texts, which determine column widths. */
export function measureTable(
  renderer: TextRenderer,
  file: ExportFile,
  sample: readonly (readonly string[])[],
): TableMeasures {
  const { columns, timeZone, grouping } = file;
  const headings = columns.map(({ field }) => wrapHeading(renderer.toDrawable(field.label), renderer));
  // Totals are as bold as headings.
  const bold = headings.map((lines, index) => {
    const { field, name } = columns[index] ?? { field: { label: "" }, name: "" };
    return grouping ? [...lines, exportText(field, grouping.totals[name], timeZone)] : lines;
  });
  const layout = layOutColumns(measureColumns(renderer, bold, sample));
  const [width, height] = layout.page;
  const headingLines = Math.max(...headings.map((lines) => lines.length));
  const headingHeight = headingLines * layout.fontSize * 1.3 + 8;
  const titleLines = linesBelowTitle(renderer, file, width - 2 * margin);
  const titleHeight = 28 + titleLines.length * smallLineHeight;
  const room = height - 2 * margin - footerHeight - headingHeight;
  const rowsOn = (space: number) => Math.max(1, Math.floor(space / layout.rowHeight));
  const rowsOnFirst = rowsOn(room - titleHeight);
  const rowsOnOthers = rowsOn(room);
  const plan = grouping && planPages(grouping.levels, rowsOnFirst, rowsOnOthers);
  return {
    ...{ layout, headings, headingLines, headingHeight, titleLines, titleHeight, rowsOnFirst, rowsOnOthers },
    plan,
    pages: plan?.pages ?? countPages(file.rowCount, rowsOnFirst, rowsOnOthers),
  };
}

/** The lines below the title: the number of rows, the filters, and who made the file when. */
function linesBelowTitle(renderer: TextRenderer, file: ExportFile, room: number): string[] {
  const { rowCount, filters, madeBy, madeAt, timeZone, grouping, language = "en" } = file;
  const messages = exportMessages[language];
  const made = messages.made(madeBy, madeAt, timeZone);
  const texts = grouping
    ? [messages.parameters(filters), made]
    : [`${messages.rows(rowCount)}. ${messages.filters(filters)}.`, made];
  return texts.flatMap((text) => wrap(renderer, renderer.toDrawable(text), room));
}

/** Breaks a text into lines at its spaces. */
function wrap(renderer: TextRenderer, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && renderer.widthOf(longer, smallStyle) <= room) lines[lines.length - 1] = longer;
    else lines.push(renderer.truncate(word, smallStyle, room));
  }
  return lines;
}

/** The width of each column at a font size of one point: its longest heading line or value, within limits. */
function measureColumns(
  renderer: TextRenderer,
  headings: readonly (readonly string[])[],
  sample: readonly (readonly string[])[],
): number[] {
  return headings.map((lines, index) => {
    const ofHeading = Math.max(...lines.map((text) => renderer.widthOf(text, { size: 1, weight: 600 })));
    const ofValues = sample.reduce(
      (most, row) => Math.max(most, renderer.widthOf(row[index] ?? "", { size: 1, weight: 400 })),
      0,
    );
    return Math.min(Math.max(ofHeading, ofValues, narrowest) + 0.1, widest);
  });
}

/** Breaks a heading with several words into two lines of similar length. */
function wrapHeading(label: string, renderer: TextRenderer): string[] {
  const parts = label.split(" ");
  if (parts.length === 1) return [label];
  const widthOf = (text: string) => renderer.widthOf(text, { size: 1, weight: 600 });
  const splits = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(" "), parts.slice(index + 1).join(" ")]);
  const [best] = splits.toSorted(
    (one, other) => Math.max(...one.map(widthOf)) - Math.max(...other.map(widthOf)),
  );
  return best ?? [label];
}
