"use client";

import { ArrowUpRight } from "../icons/index.js";
import { useDisplayMessages } from "../messages/use-display-messages.js";

/** Shows and announces that a link opens a new tab. */
export function NewTabMark() {
  return (
    <>
      <ArrowUpRight size={14} className="ui:ms-0.5 ui:inline-block ui:align-[-0.125em] ui:opacity-70" />
      <span className="ui:sr-only"> {useDisplayMessages().newTab}</span>
    </>
  );
}
