import type { ReactNode } from "react";
import type { SearchMatch } from "./search-match.ts";

/** The name of a row, with the hidden value for which a search found it on a second line. */
export function matchedName(name: ReactNode, match: SearchMatch | undefined): ReactNode {
  if (!match) return name;
  return (
    <span className="page:inline-block page:max-w-full page:align-middle page:leading-4">
      <span className="page:block page:truncate">{name}</span>
      <span className="page:block page:truncate page:text-caption page:font-normal page:leading-4 page:text-fg-muted">
        {match.label}: {match.text}
      </span>
    </span>
  );
}
