import type { ListEndpoint, ValueOptions } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ResolvedColumn } from "@portico/screens";
import { type ReactNode, useMemo } from "react";
import { matchedName } from "./matched-name.tsx";
import { hiddenMatchOf } from "./search-match.ts";

type WrapCell = (content: ReactNode, row: ListRow) => ReactNode;

interface Options {
  /** The words that rows are searched for. Empty without a search. */
  search: string;
  endpoint: ListEndpoint;
  /** The columns that the user may see. */
  permitted: readonly ResolvedColumn[];
  /** Those that are on the screen. */
  onScreen: readonly ResolvedColumn[];
  dateOptions: ValueOptions;
}

const noColumns: readonly ResolvedColumn[] = [];

/**
 * Returns the searchable columns that are not on the screen, and a function that adds to the name of a row the one in
 * which a search found it. Undefined without such columns.
 */
export function useSearchMatch({ search, endpoint, permitted, onScreen, dateOptions }: Options) {
  const searched = useMemo(() => {
    if (search === "") return noColumns;
    const { searchable = [] } = endpoint;
    return permitted.filter(
      (column) => searchable.includes(column.field) && !column.isMasked && !onScreen.includes(column),
    );
  }, [search, endpoint, permitted, onScreen]);
  const withMatch = useMemo(() => {
    if (searched.length === 0) return undefined;
    const matchOf = (row: ListRow) =>
      hiddenMatchOf(row, search, { visible: onScreen, hidden: searched }, dateOptions);
    return (wrap: WrapCell = (content) => content): WrapCell =>
      (content, row) =>
        matchedName(wrap(content, row), matchOf(row));
  }, [search, searched, onScreen, dateOptions]);
  return { searched, withMatch };
}
