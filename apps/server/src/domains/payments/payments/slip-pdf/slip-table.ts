import type { Block } from "./paginate.ts";
import { slipMessages as texts } from "./slip-messages.ts";
import { colors, contentWidth, margin, type Pen, styles } from "./slip-pen.ts";

/** A column. Widths are parts of the page's width. */
export interface SlipColumn {
  readonly label: string;
  readonly part: number;
  /** @default "start" */
  readonly align?: "start" | "end";
}

/** A table. */
export interface SlipTable {
  readonly title: string;
  readonly columns: readonly SlipColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The last row, emphasized. */
  readonly total?: readonly string[];
}

const rowHeight = 16;
const lineHeight = 12;
const gap = 8;

/**
 * The blocks of a table. Its title and headings stay with the first row, and are repeated on the pages where it
 * continues. Long texts have several lines.
 */
export function tableBlocks(pen: Pen, { title, columns, rows, total }: SlipTable): Block[] {
  const textWidth = (index: number) =>
    (columns[index]?.part ?? 0) * contentWidth - (index === columns.length - 1 ? 0 : gap);
  const row = (cells: readonly (readonly string[])[], y: number, isStrong: boolean, color = colors.ink) => {
    let x = margin;
    for (const [index, { part, align }] of columns.entries()) {
      for (const [at, text] of (cells[index] ?? []).entries())
        pen.text(text, {
          x,
          y: y + at * lineHeight,
          width: textWidth(index),
          style: isStrong ? styles.strong : styles.body,
          color,
          ...(align && { align }),
        });
      x += part * contentWidth;
    }
  };
  const head = (text: string): Block[] => [
    { height: 26, isKeptWithNext: true, draw: (y) => pen.text(text, { y: y + 8, style: styles.heading }) },
    {
      height: 17,
      isKeptWithNext: true,
      draw: (y) => {
        row(
          columns.map(({ label }) => [label]),
          y,
          true,
          colors.quiet,
        );
        pen.line(y + 14, colors.quiet);
      },
    },
  ];
  const continued = head(texts.continued(title));
  return [
    ...head(title),
    ...rows.map((values, index): Block => {
      const cells = values.map((value, column) => pen.wrap(value, textWidth(column)));
      const height = rowHeight + (Math.max(...cells.map(({ length }) => length)) - 1) * lineHeight;
      return {
        height,
        continued,
        // The total is never alone on a page.
        isKeptWithNext: total !== undefined && index === rows.length - 1,
        draw: (y) => {
          row(cells, y + 2, false);
          pen.line(y + height - 1);
        },
      };
    }),
    ...(total
      ? [
          {
            height: rowHeight + 2,
            draw: (y: number) =>
              row(
                total.map((text) => [text]),
                y + 3,
                true,
              ),
          },
        ]
      : []),
  ];
}
