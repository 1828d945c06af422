import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useRef } from "react";
import { notifyUndoable } from "../keys/notify-undoable.ts";
import { returnToRows } from "../keys/row-keys.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { pageMessages } from "../messages/page.ts";
import { countDropped, countSelected, type SelectedRows } from "./selected-rows.ts";

/** A change of the selection. */
export interface SelectionDrop {
  readonly before: SelectedRows;
  readonly after: SelectedRows;
  /** Says that rows are no longer selected. @default their number */
  readonly text?: string | undefined;
  /** Selects the rows of `before` again. Undefined if that is not possible. */
  readonly restore: (() => void) | undefined;
}

/**
 * Returns functions that offer to restore the selection when a change drops more than one row, until the next action
 * or until the user leaves the list.
 */
export function useRestorableSelection() {
  const messages = useHostMessages();
  const notify = useNotify();
  const withdraw = useRef<() => void>(undefined);
  const forget = useCallback(() => {
    withdraw.current?.();
    withdraw.current = undefined;
  }, []);
  const offer = useCallback(
    ({ before, after, text, restore }: SelectionDrop) => {
      forget();
      const texts = pageMessages(messages).listPage.selection;
      const dropped = countDropped(before, after);
      if (dropped > 1 && restore) {
        withdraw.current = notifyUndoable(
          notify,
          { tone: "info", isSticky: true, text: text ?? texts.dropped(dropped) },
          () => {
            restore();
            returnToRows();
          },
          messages,
          texts.restore(countSelected(before)),
        );
      } else if (text !== undefined && dropped > 0) notify({ tone: "info", text });
    },
    [forget, notify, messages],
  );
  useEffect(() => forget, [forget]);
  return { offer, forget };
}
