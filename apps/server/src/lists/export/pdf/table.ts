import { isNumeric } from "@portico/contract";
import { exportMessages } from "../formats/export-messages.ts";
import { exportText } from "../formats/export-text.ts";
import type { ExportFile } from "../formats/writer.ts";
import { isHeading } from "./group-pages.ts";
import { gap, margin, type TableLayout } from "./layout.ts";
import { measureTable, smallLineHeight, smallStyle } from "./measure-table.ts";
import type { TextRenderer, TextStyle } from "./text-renderer.ts";

const ink = "#1a1d21";
const quiet = "#5b6470";
const hairline = "#d5dae0";
const shade = "#eef1f5";
const titleStyle: TextStyle = { size: 15, weight: 600 };

/** The kind and text of a grouped line, as in `Grouping`. */
export interface GroupedLine {
  readonly kind: string;
  /** Undefined for rows. */
  readonly text?: string;
}

/** Draws a list page by page. */
export interface Table {
  /** @param lines what the rows are, for grouped ones */
  add(rows: readonly (readonly unknown[])[], lines?: readonly GroupedLine[]): void;
  end(): void;
}

/** Creates a table. `sample` contains the first rows, which determine column widths. */
export function createTable(
  renderer: TextRenderer,
  file: ExportFile,
  sample: readonly (readonly unknown[])[],
): Table {
  const { document } = renderer;
  const { columns, timeZone, language = "en" } = file;
  const messages = exportMessages[language];
  const texts = (row: readonly unknown[]) =>
    columns.map(({ field }, index) => renderer.toDrawable(exportText(field, row[index], timeZone)));
  const measures = measureTable(renderer, file, sample.map(texts));
  const { layout, headings, headingLines, headingHeight, titleLines, titleHeight, pages, plan } = measures;
  const [width, height] = layout.page;
  const valueStyle: TextStyle = { size: layout.fontSize, weight: 400 };
  const headingStyle: TextStyle = { size: layout.fontSize, weight: 600 };
  let pageNumber = 0;
  let lineNumber = 0;
  /** The headings of the current groups, by level. */
  const open: string[] = [];
  let y = 0;
  /** The number of rows that fit below `y`. */
  let rowsLeft = 0;

  const cell = (text: string, style: TextStyle, index: number, at: number) => {
    const column = layout.columns[index];
    if (text === "" || !column) return;
    const shown = renderer.truncate(text, style, column.width);
    const isFigure = isNumeric(columns[index]?.field.format ?? "text");
    renderer.draw(
      shown,
      style,
      isFigure ? column.x + column.width - renderer.widthOf(shown, style) : column.x,
      at,
    );
  };
  const line = (at: number, color: string) =>
    document
      .moveTo(margin, at)
      .lineTo(width - margin, at)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
  const footer = () => {
    const at = height - margin - smallStyle.size;
    const page = messages.page(pageNumber, Math.max(pages, pageNumber));
    document.fillColor(quiet);
    renderer.draw(page, smallStyle, width - margin - renderer.widthOf(page, smallStyle), at);
    if (pageNumber > 1)
      renderer.draw(
        renderer.truncate(renderer.toDrawable(file.title), smallStyle, width / 2),
        smallStyle,
        margin,
        at,
      );
  };
  const beginPage = () => {
    document.addPage({ size: [width, height], margin: 0 });
    pageNumber += 1;
    y = margin;
    if (pageNumber === 1) drawTitle(renderer, file, layout, titleLines);
    footer();
    if (pageNumber === 1) y += titleHeight;
    rowsLeft = pageNumber === 1 ? measures.rowsOnFirst : measures.rowsOnOthers;
    document.fillColor(ink);
    for (const [index, lines] of headings.entries()) {
      // Align short headings at the bottom, next to their column.
      const top = y + (headingLines - lines.length) * layout.fontSize * 1.3;
      for (const [at, text] of lines.entries()) {
        cell(text, headingStyle, index, top + at * layout.fontSize * 1.3);
      }
    }
    y += headingHeight;
    line(y - 4, quiet);
  };

  const nextRow = () => {
    y += layout.rowHeight;
    rowsLeft -= 1;
    document.fillColor(ink);
  };
  const heading = (level: number, text: string) => {
    const top = y - layout.fontSize * 0.4;
    if (level === 0) document.rect(margin, top, width - 2 * margin, layout.rowHeight).fill(shade);
    document.fillColor(ink);
    const indent = level === 0 ? 4 : 4 + level * 10;
    const shown = renderer.truncate(renderer.toDrawable(text), headingStyle, width - 2 * margin - indent);
    renderer.draw(shown, headingStyle, margin + indent, y);
    nextRow();
  };
  const repeatHeadings = (from: GroupedLine | undefined) => {
    const levels = isHeading(from?.kind) ? Number(from?.kind) : open.length;
    for (const [level, text] of open.slice(0, levels).entries()) heading(level, messages.continued(text));
  };
  /** A subtotal or total: its text takes the space before the first sum. */
  const sums = (row: readonly unknown[], { kind, text = "" }: GroupedLine) => {
    line(y - layout.fontSize * 0.4, kind === "total" ? ink : quiet);
    let end = width - margin;
    for (const [index, value] of texts(row).entries()) {
      const column = layout.columns[index];
      if (value === "" || !column) continue;
      cell(value, headingStyle, index, y);
      end = Math.min(end, column.x + column.width - renderer.widthOf(value, headingStyle) - gap);
    }
    renderer.draw(
      renderer.truncate(renderer.toDrawable(text), headingStyle, end - margin),
      headingStyle,
      margin,
      y,
    );
    nextRow();
  };

  beginPage();
  return {
    add: (rows, lines) => {
      for (const [at, row] of rows.entries()) {
        const grouped = lines?.[at];
        if (plan ? plan.starts.has(lineNumber) : rowsLeft === 0) {
          beginPage();
          repeatHeadings(grouped);
        }
        lineNumber += 1;
        if (grouped && isHeading(grouped.kind)) {
          const level = Number(grouped.kind);
          open.splice(level, open.length, grouped.text ?? "");
          heading(level, grouped.text ?? "");
        } else if (grouped && grouped.kind !== "row") sums(row, grouped);
        else {
          for (const [index, text] of texts(row).entries()) cell(text, valueStyle, index, y);
          line(y + layout.rowHeight - layout.fontSize * 0.4, hairline);
          nextRow();
        }
      }
    },
    end: () => {
      document.fillColor(quiet);
      if (file.rowCount === 0) renderer.draw(messages.noRows, smallStyle, margin, y);
      if (renderer.hasMissingCharacters())
        renderer.draw(
          messages.missingCharacters,
          smallStyle,
          margin,
          height - margin - 2.6 * smallStyle.size,
        );
    },
  };
}

function drawTitle(
  renderer: TextRenderer,
  { title, grouping }: ExportFile,
  { page: [width] }: TableLayout,
  lines: readonly string[],
): void {
  const room = width - 2 * margin;
  const brand = renderer.truncate(renderer.toDrawable(grouping?.brand ?? ""), smallStyle, room / 3);
  const brandWidth = renderer.widthOf(brand, smallStyle);
  renderer.document.fillColor(ink);
  renderer.draw(
    renderer.truncate(renderer.toDrawable(title), titleStyle, room - brandWidth - gap),
    titleStyle,
    margin,
    margin,
  );
  renderer.document.fillColor(quiet);
  renderer.draw(brand, smallStyle, width - margin - brandWidth, margin + 5);
  for (const [index, text] of lines.entries()) {
    renderer.draw(text, smallStyle, margin, margin + 21 + index * smallLineHeight);
  }
}
