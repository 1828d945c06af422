import type { ScreenAction } from "@portico/screens";
import { useEffect, useRef } from "react";
import { actionShortcuts } from "./action-shortcuts.ts";
import { addShortcuts } from "./registry.ts";

/** A record with actions: one that is open beside its list, or as a page. */
interface RecordShortcuts {
  /** Memoized, because the shortcuts are added anew for other actions. */
  readonly actions: readonly ScreenAction[];
  readonly run: (id: string) => void;
  /** Whether the keys mean this record and not the selected rows. */
  readonly applies: () => boolean;
}

/** Adds the shortcuts of the actions on a record. While they apply, they replace those of the list. */
export function useRecordShortcuts(record: RecordShortcuts): void {
  const latest = useRef(record);
  useEffect(() => {
    latest.current = record;
  });
  const { actions } = record;
  useEffect(() => {
    const applies = () => latest.current.applies();
    const added = actionShortcuts(actions, "record", (id) => latest.current.run(id));
    return addShortcuts(added.map((shortcut) => ({ ...shortcut, applies })));
  }, [actions]);
}
