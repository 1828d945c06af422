import { isNumeric } from "@portico/contract";
import { exportMessages } from "../formats/export-messages.ts";
import { exportText } from "../formats/export-text.ts";
import type { ExportFile } from "../formats/writer.ts";
import { countPages, layOutColumns, margin, type TableLayout } from "./layout.ts";
import type { TextRenderer, TextStyle } from "./text-renderer.ts";

const ink = "#1a1d21";
const quiet = "#5b6470";
const hairline = "#d5dae0";
const titleStyle: TextStyle = { size: 15, weight: 600 };
const smallStyle: TextStyle = { size: 8, weight: 400 };
/** The height of the title and the lines below it. */
const titleHeight = 50;
const footerHeight = 24;

/** Draws a list page by page. */
export interface Table {
  add(rows: readonly (readonly unknown[])[]): void;
  end(): void;
}

/** The minimum and maximum width of a column, in multiples of the font size. */
const widest = 22;
const narrowest = 2;

/** Creates a table. `sample` contains the first rows, which determine column widths. */
export function createTable(
  renderer: TextRenderer,
  file: ExportFile,
  sample: readonly (readonly unknown[])[],
): Table {
  const { document } = renderer;
  const { columns, timeZone } = file;
  const texts = (row: readonly unknown[]) =>
    columns.map(({ field }, index) => renderer.toDrawable(exportText(field, row[index], timeZone)));
  const headings = columns.map(({ field }) => wrapHeading(renderer.toDrawable(field.label), renderer));
  const layout = layOutColumns(measureColumns(renderer, headings, sample.map(texts)));
  const [width, height] = layout.page;
  const valueStyle: TextStyle = { size: layout.fontSize, weight: 400 };
  const headingStyle: TextStyle = { size: layout.fontSize, weight: 600 };
  const headingLines = Math.max(...headings.map((lines) => lines.length));
  const headingHeight = headingLines * layout.fontSize * 1.3 + 8;
  const room = height - 2 * margin - footerHeight - headingHeight;
  const rowsOn = (space: number) => Math.max(1, Math.floor(space / layout.rowHeight));
  const pages = countPages(file.rowCount, rowsOn(room - titleHeight), rowsOn(room));
  let pageNumber = 0;
  let y = 0;
  let left = 0;

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
  const line = (at: number, colour: string) =>
    document
      .moveTo(margin, at)
      .lineTo(width - margin, at)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  const footer = () => {
    const at = height - margin - smallStyle.size;
    const page = exportMessages.page(pageNumber, Math.max(pages, pageNumber));
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
    if (pageNumber === 1) drawTitle(renderer, file, layout);
    footer();
    if (pageNumber === 1) y += titleHeight;
    left = rowsOn(pageNumber === 1 ? room - titleHeight : room);
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

  beginPage();
  return {
    add: (rows) => {
      for (const row of rows) {
        if (left === 0) beginPage();
        for (const [index, text] of texts(row).entries()) cell(text, valueStyle, index, y);
        line(y + layout.rowHeight - layout.fontSize * 0.4, hairline);
        y += layout.rowHeight;
        left -= 1;
      }
    },
    end: () => {
      document.fillColor(quiet);
      if (file.rowCount === 0) renderer.draw(exportMessages.noRows, smallStyle, margin, y);
      if (renderer.hasMissingCharacters())
        renderer.draw(
          exportMessages.missingCharacters,
          smallStyle,
          margin,
          height - margin - 2.6 * smallStyle.size,
        );
    },
  };
}

function drawTitle(renderer: TextRenderer, file: ExportFile, { page: [width] }: TableLayout): void {
  const { title, rowCount, filters, madeBy, madeAt, timeZone } = file;
  const room = width - 2 * margin;
  renderer.document.fillColor(ink);
  renderer.draw(renderer.truncate(renderer.toDrawable(title), titleStyle, room), titleStyle, margin, margin);
  renderer.document.fillColor(quiet);
  const lines = [
    `${exportMessages.rows(rowCount)}. ${exportMessages.filters(filters)}.`,
    exportMessages.made(madeBy, madeAt, timeZone),
  ];
  for (const [index, text] of lines.entries()) {
    renderer.draw(
      renderer.truncate(renderer.toDrawable(text), smallStyle, room),
      smallStyle,
      margin,
      margin + 21 + index * 11,
    );
  }
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
