import type { ReactNode } from "react";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";

/** A column: texts, or figures aligned to the end. */
export interface AmountColumn {
  readonly label: string;
  readonly isFigure?: boolean;
}

export interface AmountTableProps {
  /** The title above it. */
  title: string;
  /** Shows the title to screen readers only. @default false */
  isTitleHidden?: boolean;
  columns: readonly AmountColumn[];
  rows: readonly (readonly ReactNode[])[];
  /** The last row. @default none */
  total?: readonly string[];
}

/** A table of texts with amounts. It scrolls if it is too wide. */
export function AmountTable({ title, isTitleHidden = false, columns, rows, total }: AmountTableProps) {
  const cell = (index: number) =>
    `px-2 py-1 ${columns[index]?.isFigure ? "text-end whitespace-nowrap" : "text-start"}`;
  return (
    <ScrollRegion label={title} className="min-w-0 overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-table tabular-nums">
        <caption className={isTitleHidden ? "sr-only" : "px-2 pb-1 text-start text-form font-semibold"}>
          {title}
        </caption>
        <thead>
          <tr className="border-b border-border-strong text-fg-muted">
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={`${cell(index)} font-medium`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and never move
            <tr key={at} className="border-b border-border">
              {row.map((text, index) => (
                <td key={columns[index]?.label} className={cell(index)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="font-semibold">
              {total.map((text, index) => (
                <td key={columns[index]?.label} className={cell(index)}>
                  {text}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}
