import { truncate } from "@portico/format";
import type { ReactNode } from "react";

/**
 * For a cell: so many characters of a text. The table shows the whole of it to who looks at the cell, and screen
 * readers say it.
 */
export function shortText(text: string, length: number): ReactNode {
  const short = truncate(text, length);
  if (short === text) return text;
  return (
    <span>
      <span aria-hidden="true">{short}</span>
      <span data-whole-text="" className="ui:sr-only ui:select-none">
        {text}
      </span>
    </span>
  );
}
