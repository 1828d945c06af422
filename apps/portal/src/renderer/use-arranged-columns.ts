import type { ListEndpoint } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen, ResolvedColumn } from "@portico/portal-config";
import { arrangeColumns, type ColumnLayout, type DataTableColumn } from "@portico/ui/data-table";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useMemo } from "react";
import { messages } from "../messages.ts";
import { namingColumn, screenColumns } from "./list-columns.ts";
import {
  type Arrangement,
  arrangementOf,
  arrangeVariant,
  preferencesOf,
  standardLayout,
} from "./preferences/arrangement.ts";
import type { Preferences } from "./preferences/use-preferences.ts";
import { tableColumn } from "./table-columns.tsx";
import { useMoments } from "./use-moments.ts";
import type { IsOffered } from "./use-offer.ts";

/** The columns of a list as a person has arranged them. */
export interface ArrangedColumns {
  /** All that are offered, hidden ones included. */
  readonly offered: readonly ResolvedColumn[];
  /** Those shown, in the order shown. */
  readonly shown: readonly ResolvedColumn[];
  /** The one whose value names a row. */
  readonly naming: ResolvedColumn | undefined;
  /** As the table draws them, hidden ones included. */
  readonly table: readonly DataTableColumn<ListRow>[];
  readonly layout: ColumnLayout;
  /** What a reset brings back. */
  readonly standard: ColumnLayout;
  readonly density: Arrangement["density"];
  readonly arrange: (change: { layout: ColumnLayout }) => void;
  readonly setDensity: (density: "comfortable" | "compact") => void;
  readonly setPageSize: (pageSize: number) => void;
}

interface Options {
  screen: ListScreen;
  endpoint: ListEndpoint;
  variant: string | undefined;
  isOffered: IsOffered;
  preferences: Preferences;
}

const words = messages.listPage;

/** Brings a screen's columns and a person's preferences together, and keeps what is arranged. */
export function useArrangedColumns(options: Options): ArrangedColumns {
  const { screen, endpoint, variant, isOffered, preferences } = options;
  const { kept, keep } = preferences;
  const moments = useMoments();
  const notify = useNotify();
  const columns = useMemo(
    () => screenColumns(screen, endpoint, variant, isOffered),
    [screen, endpoint, variant, isOffered],
  );
  const { known, offered } = columns;
  const arrangement = useMemo(() => arrangementOf(kept, known), [kept, known]);
  const { layout, density } = arrangement;
  const naming = namingColumn(screen, offered);

  const fieldsGone = columns.gone.join(", ");
  useEffect(() => {
    if (fieldsGone) notify({ tone: "warning", text: words.fieldsGone(screen.title, fieldsGone) });
  }, [fieldsGone, notify, screen.title]);
  useEffect(() => {
    if (arrangement.gone.length === 0) return;
    notify({ tone: "info", text: words.columnsGone(arrangement.gone.join(", ")) });
    // Kept as it is now, so that it is said once.
    keep(preferencesOf(arrangement, known));
  }, [arrangement, known, keep, notify]);

  const table = useMemo(
    () => offered.map((column) => tableColumn<ListRow>(column, { isRowHeader: column === naming, moments })),
    [offered, naming, moments],
  );
  const shown = useMemo(() => {
    const arranged = arrangeColumns(
      offered.map((column) => ({ id: column.field, isRowHeader: column === naming, column })),
      layout,
    );
    return arranged.map(({ column }) => column);
  }, [offered, naming, layout]);

  const arrangeTo = (next: Partial<Arrangement>) => keep(preferencesOf({ ...arrangement, ...next }, known));
  return {
    offered,
    shown,
    naming,
    table,
    layout,
    standard: useMemo(() => standardLayout(known), [known]),
    density,
    arrange: (change) => arrangeTo({ layout: arrangeVariant(layout, change.layout, known) }),
    setDensity: (next) => arrangeTo({ density: next }),
    setPageSize: (pageSize) => arrangeTo({ pageSize }),
  };
}
