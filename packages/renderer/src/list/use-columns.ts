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
import { groupColumns, tableColumn } from "../table-columns.tsx";
import { useDateOptions } from "../use-date-options.ts";
import type { IsPermitted } from "../use-permitted.ts";
import { nameColumnOf, namesFirst, prioritiesOf, screenColumns } from "./list-columns.ts";

/** The columns of a list with the user's preferences applied. */
export interface ListColumns {
  /** All columns that the user may see, including hidden ones, in the screen's order. */
  readonly permitted: readonly ResolvedColumn[];
  /** The visible columns in order. */
  readonly visible: readonly ResolvedColumn[];
  /** The column whose value identifies a row. */
  readonly nameColumn: ResolvedColumn | undefined;
  /** The columns of the table, including hidden ones. */
  readonly table: readonly DataTableColumn<ListRow>[];
  /** The actions that users can start in cells. */
  readonly cellActions: CellActions;
  readonly layout: ColumnLayout;
  /** Whether columns leave if the table is too narrow. */
  readonly areFitted: boolean;
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
}

const noCellActions: CellActions = new Map();

/** Screens with room for one column beside the first. */
const phone = "(width < 40rem)";

/** Applies the user's preferences to a screen's columns, and saves changes. */
export function useColumns(options: Options): ListColumns {
  const { screen, endpoint, variant, isPermitted, preferences } = options;
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
  const [isPhone] = useState(() => window.matchMedia(phone).matches);
  const ordered = useMemo(
    () => (isPhone ? namesFirst(columns.permitted, nameColumn) : columns.permitted),
    [isPhone, columns.permitted, nameColumn],
  );
  const priorities = useMemo(
    () => prioritiesOf(screen, endpoint, columns.permitted),
    [screen, endpoint, columns.permitted],
  );
  const [overflowIds, setOverflowIds] = useState<readonly string[]>([]);
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
  const table = useMemo(
    () =>
      groupColumns<ListRow>(ordered, (column) =>
        tableColumn(column, {
          isRowHeader: column === nameColumn,
          dateOptions,
          currentMonth,
          priority: priorities.get(column.field),
          wrap: wrapEditable(column, cellActions),
        }),
      ),
    [ordered, nameColumn, dateOptions, currentMonth, priorities, cellActions],
  );
  const visible = useMemo(() => {
    const arrangedColumns = arrangeColumns(
      ordered.map((column) => ({ id: column.field, isRowHeader: column === nameColumn, column })),
      layout,
    );
    return arrangedColumns.map(({ column }) => column);
  }, [ordered, nameColumn, layout]);

  const updatePreferences = (next: Partial<ListLayout>) =>
    save(preferencesFromLayout({ ...current, ...next }, all));
  return {
    permitted: columns.permitted,
    visible,
    nameColumn,
    table,
    cellActions,
    layout,
    // On phones, all columns scroll.
    areFitted: !isPhone,
    overflowIds,
    setFit: useCallback((fit) => setOverflowIds(fit.overflowIds), []),
    standard: useMemo(() => defaultLayout(all), [all]),
    density,
    setLayout: (change) => updatePreferences({ layout: updateVariantLayout(layout, change.layout, all) }),
    setDensity: (next) => updatePreferences({ density: next }),
    setPageSize: (pageSize) => updatePreferences({ pageSize }),
  };
}
