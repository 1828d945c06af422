import type { ListEndpoint } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen, ResolvedColumn } from "@portico/portal-config";
import { arrangeColumns, type ColumnLayout, type DataTableColumn } from "@portico/ui/data-table";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useMemo } from "react";
import { messages } from "../../messages/messages.ts";
import {
  defaultLayout,
  type ListLayout,
  layoutFromPreferences,
  preferencesFromLayout,
  updateVariantLayout,
} from "../preferences/list-layout.ts";
import type { Preferences } from "../preferences/use-preferences.ts";
import { tableColumn } from "../table-columns.tsx";
import { useDateOptions } from "../use-date-options.ts";
import type { IsPermitted } from "../use-permitted.ts";
import { namingColumn, screenColumns } from "./list-columns.ts";

/** The columns of a list with the user's preferences applied. */
export interface ListColumns {
  /** All that are offered, hidden ones included. */
  readonly offered: readonly ResolvedColumn[];
  /** Those shown, in the order shown. */
  readonly shown: readonly ResolvedColumn[];
  /** The one whose value names a row. */
  readonly naming: ResolvedColumn | undefined;
  /** For the table, including hidden ones. */
  readonly table: readonly DataTableColumn<ListRow>[];
  readonly layout: ColumnLayout;
  /** What a reset brings back. */
  readonly standard: ColumnLayout;
  readonly density: ListLayout["density"];
  readonly arrange: (change: { layout: ColumnLayout }) => void;
  readonly setDensity: (density: "comfortable" | "compact") => void;
  readonly setPageSize: (pageSize: number) => void;
}

interface Options {
  screen: ListScreen;
  endpoint: ListEndpoint;
  variant: string | undefined;
  isPermitted: IsPermitted;
  preferences: Preferences;
}

const words = messages.listPage;

/** Brings a screen's columns and a person's preferences together, and keeps what is arranged. */
export function useColumns(options: Options): ListColumns {
  const { screen, endpoint, variant, isPermitted, preferences } = options;
  const { saved, save } = preferences;
  const dateOptions = useDateOptions();
  const notify = useNotify();
  const columns = useMemo(
    () => screenColumns(screen, endpoint, variant, isPermitted),
    [screen, endpoint, variant, isPermitted],
  );
  const { known, offered } = columns;
  const arrangement = useMemo(() => layoutFromPreferences(saved, known), [saved, known]);
  const { layout, density } = arrangement;
  const naming = namingColumn(screen, offered);

  const fieldsGone = columns.removedFields.join(", ");
  useEffect(() => {
    if (fieldsGone) notify({ tone: "warning", text: words.fieldsRemoved(screen.title, fieldsGone) });
  }, [fieldsGone, notify, screen.title]);
  useEffect(() => {
    if (arrangement.removedFields.length === 0) return;
    notify({ tone: "info", text: words.columnsRemoved(arrangement.removedFields.join(", ")) });
    // Saved in its current form, so that it is reported only once.
    save(preferencesFromLayout(arrangement, known));
  }, [arrangement, known, save, notify]);

  const table = useMemo(
    () =>
      offered.map((column) => tableColumn<ListRow>(column, { isRowHeader: column === naming, dateOptions })),
    [offered, naming, dateOptions],
  );
  const shown = useMemo(() => {
    const arranged = arrangeColumns(
      offered.map((column) => ({ id: column.field, isRowHeader: column === naming, column })),
      layout,
    );
    return arranged.map(({ column }) => column);
  }, [offered, naming, layout]);

  const updatePreferences = (next: Partial<ListLayout>) =>
    save(preferencesFromLayout({ ...arrangement, ...next }, known));
  return {
    offered,
    shown,
    naming,
    table,
    layout,
    standard: useMemo(() => defaultLayout(known), [known]),
    density,
    arrange: (change) => updatePreferences({ layout: updateVariantLayout(layout, change.layout, known) }),
    setDensity: (next) => updatePreferences({ density: next }),
    setPageSize: (pageSize) => updatePreferences({ pageSize }),
  };
}
