import { type ListEndpoint, parseSort } from "@portico/endpoints";
import type { ListScreen, ScreenColumn } from "./list-screen.ts";

/** How soon a column leaves a list that is too narrow: 1 never, 5 first. */
export type Priority = NonNullable<Exclude<ScreenColumn, string>["priority"]>;

/** What priorities depend on. */
export interface PrioritizedColumn {
  readonly field: string;
  readonly priority?: Priority | undefined;
  readonly isHidden: boolean;
  readonly format: string;
  readonly tones?: object | undefined;
}

/** The columns that explain the rows of a list. */
export interface MainColumns {
  /** The field that names a row. @default that of the first column */
  readonly rowName?: string | undefined;
  /** The field that the list is sorted by at first. @default none */
  readonly sortedBy?: string | undefined;
}

/** Returns the columns that explain the rows of a screen. */
export function mainColumnsOf(
  { rowName, sort }: Pick<ListScreen, "rowName" | "sort">,
  endpoint: Pick<ListEndpoint, "sort">,
): MainColumns {
  const [first] = parseSort(sort?.join(",") ?? endpoint.sort);
  return { rowName, sortedBy: first?.field };
}

/** How many columns share each priority after the first one, from 2. */
const perPriority = 3;

/**
 * The priorities of a list's columns, in the same order: the declared ones, or 1 for the first column, the row's name,
 * the status and the column that the list is sorted by, and otherwise by position among the columns that are not hidden
 * by default.
 */
export function columnPriorities(
  columns: readonly PrioritizedColumn[],
  { rowName, sortedBy }: MainColumns,
): readonly Priority[] {
  const visible = columns.filter(({ isHidden }) => !isHidden);
  return columns.map((column) => {
    const { field, priority, isHidden } = column;
    if (priority !== undefined) return priority;
    if (isHidden) return 5;
    const position = visible.indexOf(column);
    const isMain = position === 0 || field === rowName || field === sortedBy || isStatus(column);
    return isMain ? 1 : byPosition(position);
  });
}

/** Whether a column shows a status. */
export function isStatus({ format, tones }: Pick<PrioritizedColumn, "format" | "tones">): boolean {
  return format === "status" || tones !== undefined;
}

function byPosition(position: number): Priority {
  const priorities = [2, 3, 4] as const;
  return priorities[Math.floor((position - 1) / perPriority)] ?? 5;
}
