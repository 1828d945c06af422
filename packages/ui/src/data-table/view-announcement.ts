import type { ColumnSort } from "@tanstack/react-table";
import { englishTableView, type TableViewMessages } from "../messages/table-view-messages.js";
import { countText, pageCount } from "../pager/pages.js";
import type { TablePosition } from "./page-position.js";

/** What a table shows besides its rows. */
export interface ShownView {
  readonly sort: readonly ColumnSort[];
  readonly position: TablePosition | undefined;
  readonly resultsKey: string | undefined;
}

type Texts = TableViewMessages["tableView"];

interface Options {
  /** @default English */
  texts: Texts | undefined;
  locale: string;
  /** The name of a column. Undefined if it is not shown. */
  nameOf: (columnId: string) => string | undefined;
}

type Known = Options & { texts: Texts };

/** The announcement of a change of filters, sort or page. Undefined if only the rows changed. */
export function viewAnnouncement(
  before: ShownView,
  after: ShownView,
  { texts = englishTableView.tableView, locale, nameOf }: Options,
): string | undefined {
  const by = { texts, locale, nameOf };
  const isFiltered = before.resultsKey !== after.resultsKey;
  const parts = [
    isFiltered && results(after, by),
    !isSameSort(before.sort, after.sort) && sorted(after, by),
    // New results begin with the first page, as everyone expects.
    !isFiltered && !isSamePage(before.position, after.position) && page(after, by),
  ];
  return parts.filter(Boolean).join(". ") || undefined;
}

function results({ position }: ShownView, { texts, locale }: Known): string | undefined {
  if (!position) return undefined;
  const { totalRows, hasMoreRows = false } = position;
  return texts.results(hasMoreRows ? totalRows + 1 : totalRows, countText(totalRows, hasMoreRows, locale));
}

function sorted({ sort }: ShownView, { texts, nameOf }: Known): string {
  const keys = sort.flatMap(({ id, desc }) => {
    const name = nameOf(id);
    return name === undefined ? [] : [{ name, isDescending: desc }];
  });
  return keys.length > 0 ? texts.sorted(keys) : texts.defaultOrder;
}

function page({ position }: ShownView, { texts, locale }: Known): string | undefined {
  if (position?.pageSize === undefined) return undefined;
  const { firstRow, pageSize, totalRows, hasMoreRows } = position;
  const pages = hasMoreRows ? undefined : pageCount(totalRows, pageSize).toLocaleString(locale);
  return texts.pageOf(Math.ceil(firstRow / pageSize).toLocaleString(locale), pages);
}

function isSameSort(one: readonly ColumnSort[], other: readonly ColumnSort[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, desc }, index) => id === other[index]?.id && desc === other[index]?.desc)
  );
}

function isSamePage(one: TablePosition | undefined, other: TablePosition | undefined): boolean {
  return one?.firstRow === other?.firstRow && one?.pageSize === other?.pageSize;
}
