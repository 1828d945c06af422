import { truncate } from "@portico/format";
import type { ReactNode } from "react";

/** A shortened text for a cell. The table shows the full text in a tooltip, and screen readers announce it. */
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
