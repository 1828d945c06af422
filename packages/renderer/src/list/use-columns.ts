import { type ListEndpoint, months } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen, ResolvedColumn } from "@portico/screens";
import { arrangeColumns, type ColumnLayout, type DataTableColumn } from "@portico/ui/data-table";
import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type CellActions, cellActionsOf } from "../cell-editing/cell-actions.ts";
import { wrapEditable } from "../cell-editing/cell-button.tsx";
import { useCallOrigin } from "../client/call-origin.ts";
import { dayOf } from "../days.ts";
import { usePageMessages } from "../messages/page.ts";
import {
  defaultLayout,
  type ListLayout,
  layoutFromPreferences,
  preferencesFromLayout,
  updateVariantLayout,
} from "../preferences/list-layout.ts";
import type { Preferences } from "../preferences/use-preferences.ts";
import { groupColumns, joinedText, tableColumn } from "../table-columns.tsx";
import { useDateOptions } from "../use-date-options.ts";
import { useIsPhone } from "../use-is-phone.ts";
import type { IsPermitted } from "../use-permitted.ts";
import {
  cardColumnsOf,
  headingColumnsOf,
  nameColumnOf,
  prioritiesOf,
  screenColumns,
} from "./list-columns.ts";
import { useListPreview } from "./list-preview.ts";
import { useSearchMatch } from "./use-search-match.ts";

/** The columns of a list with the user's preferences applied. */
export interface ListColumns {
  /** All columns that the user may see, including hidden ones, in the screen's order. */
  readonly permitted: readonly ResolvedColumn[];
  /** The visible columns in order. */
  readonly visible: readonly ResolvedColumn[];
  /** The searchable columns that are not on the screen. Empty without a search. */
  readonly searched: readonly ResolvedColumn[];
  /** The column whose value identifies a row. */
  readonly nameColumn: ResolvedColumn | undefined;
  /** The columns of the table, including hidden ones. */
  readonly table: readonly DataTableColumn<ListRow>[];
  /** The actions that users can start in cells. */
  readonly cellActions: CellActions;
  readonly layout: ColumnLayout;
  /** The fields of the columns of cards, on phones. Undefined where rows are those of a table. */
  readonly cards: readonly string[] | undefined;
  /** The fields of the columns that left. */
  readonly overflowIds: readonly string[];
  readonly setFit: (fit: { overflowIds: readonly string[] }) => void;
  /** The layout that a reset restores. */
  readonly standard: ColumnLayout;
  readonly density: ListLayout["density"];
  readonly setLayout: (change: { layout: ColumnLayout }) => void;
  readonly setDensity: (density: "comfortable" | "compact") => void;
  /** Saves the page size of this list; undefined for that of the user's other lists. */
  readonly setPageSize: (pageSize: number | undefined) => void;
}

interface Options {
  screen: ListScreen;
  endpoint: ListEndpoint;
  variant: string | undefined;
  isPermitted: IsPermitted;
  preferences: Preferences;
  /** The words that rows are searched for. Empty without a search. */
  search: string;
}

const noCellActions: CellActions = new Map();

/** Applies the user's preferences to a screen's columns, and saves changes. */
export function useColumns(options: Options): ListColumns {
  const { screen, endpoint, variant, isPermitted, preferences, search } = options;
  const { saved, save } = preferences;
  const texts = usePageMessages().listPage;
  const dateOptions = useDateOptions();
  const notify = useNotify();
  const columns = useMemo(
    () => screenColumns(screen, endpoint, variant, isPermitted),
    [screen, endpoint, variant, isPermitted],
  );
  const { all } = columns;
  const current = useMemo(() => layoutFromPreferences(saved, all), [saved, all]);
  const { layout, density } = current;
  const nameColumn = nameColumnOf(screen, columns.permitted);
  const isPhone = useIsPhone();
  const { onColumnOrder } = useListPreview();
  const priorities = useMemo(
    () => prioritiesOf(screen, endpoint, columns.permitted),
    [screen, endpoint, columns.permitted],
  );
  const currentMonth = months[Number(dayOf(new Date(), dateOptions.timeZone).slice(5, 7)) - 1];

  const removedFields = columns.removedFields.join(", ");
  useEffect(() => {
    if (removedFields) notify({ tone: "warning", text: texts.fieldsRemoved(screen.title, removedFields) });
  }, [removedFields, notify, screen.title, texts]);
  useEffect(() => {
    if (current.removedFields.length === 0) return;
    notify({ tone: "info", text: texts.columnsRemoved(current.removedFields.join(", ")) });
    // Saved in the current format, so that removed fields are reported only once.
    save(preferencesFromLayout(current, all));
  }, [current, all, save, notify, texts]);

  const { isPreview = false } = useCallOrigin() ?? {};
  const cellActions = useMemo(
    () => (isPreview ? noCellActions : cellActionsOf(screen, endpoint, isPermitted)),
    [isPreview, screen, endpoint, isPermitted],
  );
  const visible = useMemo(() => {
    const arrangedColumns = arrangeColumns(
      columns.permitted.map((column) => ({ id: column.field, isRowHeader: column === nameColumn, column })),
      layout,
    );
    return arrangedColumns.map(({ column }) => column);
  }, [columns.permitted, nameColumn, layout]);
  const headings = useMemo(
    () => (isPhone ? headingColumnsOf(visible, nameColumn) : undefined),
    [isPhone, visible, nameColumn],
  );
  const rowHeader = headings ? headings[0] : nameColumn;
  const cards = useMemo(
    () => headings && cardColumnsOf(visible, headings, priorities),
    [headings, visible, priorities],
  );
  const [overflowIds, setOverflowIds] = useState<readonly string[]>([]);
  const onScreen = useMemo(
    () =>
      visible.filter(({ field }) =>
        cards
          ? cards.includes(field) || headings?.some((heading) => heading.field === field)
          : !overflowIds.includes(field),
      ),
    [visible, headings, cards, overflowIds],
  );
  const { searched, withMatch } = useSearchMatch({
    ...{ search, endpoint, onScreen, dateOptions },
    permitted: columns.permitted,
  });
  const table = useMemo(
    () =>
      groupColumns<ListRow>(columns.permitted, (column) => {
        const isRowHeader = column === rowHeader;
        const isFullName = isRowHeader && headings && headings.length > 1;
        const wrap = isFullName
          ? (_: unknown, row: ListRow) => joinedText(headings, row, dateOptions)
          : wrapEditable(column, cellActions);
        return tableColumn(column, {
          isRowHeader,
          dateOptions,
          currentMonth,
          priority: priorities.get(column.field),
          wrap: isRowHeader && withMatch ? withMatch(wrap) : wrap,
        });
      }),
    [columns.permitted, headings, rowHeader, dateOptions, currentMonth, priorities, cellActions, withMatch],
  );

  const updatePreferences = (next: Partial<ListLayout>) =>
    save(preferencesFromLayout({ ...current, ...next }, all));
  return {
    permitted: columns.permitted,
    visible,
    searched,
    nameColumn,
    table,
    cellActions,
    layout,
    cards,
    overflowIds,
    setFit: useCallback((fit) => setOverflowIds(fit.overflowIds), []),
    standard: useMemo(() => defaultLayout(all), [all]),
    density,
    setLayout: (change) => {
      const { order } = change.layout;
      const isMoved = order.length > 0 && order.join() !== layout.order.join();
      if (onColumnOrder && isMoved) onColumnOrder({ fields: order });
      else updatePreferences({ layout: updateVariantLayout(layout, change.layout, all) });
    },
    setDensity: (next) => updatePreferences({ density: next }),
    setPageSize: (pageSize) => updatePreferences({ pageSize }),
  };
}
