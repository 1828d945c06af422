import type { ScreenRowAction } from "@portico/portal-config";
import { Button } from "@portico/ui";
import { messages } from "../messages.ts";

/** Props of `RowActions`. */
export interface RowActionsProps {
  actions: readonly ScreenRowAction[];
  /** What the row is called, so that each button has a name of its own. */
  name: string;
  /** Called to open the screen's detail of the row. */
  onOpen: () => void;
}

/** The buttons at the end of a row. */
export function RowActions({ actions, name, onOpen }: RowActionsProps) {
  return actions.map(({ id, label }) => (
    <Button
      key={id}
      size="sm"
      variant="ghost"
      aria-label={messages.list.rowAction(label, name)}
      onClick={onOpen}
    >
      {label}
    </Button>
  ));
}
