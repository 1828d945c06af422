import type { ListRow } from "@portico/endpoints/schemas";
import type { ScreenAction } from "@portico/screens";
import { Button } from "@portico/ui/button";
import type { ActionTarget } from "../../action-kinds/target.ts";
import { useClient } from "../../client/screen-client.ts";
import { usePageMessages } from "../../messages/page.ts";
import { disabledReasonOf, requiredRowsOf } from "../readiness.ts";
import { actionIcon } from "./action-icons.tsx";
import { actionKinds } from "./action-kinds.ts";
import { busyKey } from "./use-started-action.tsx";

/** Props of `RowButtons`. */
export interface RowButtonsProps {
  /** The actions that the user may use. */
  actions: readonly ScreenAction[];
  row: ListRow;
  /** The row's name, for the accessible names of the buttons. */
  name: string;
  /** The keys of running actions; see `busyKey`. */
  busy: readonly string[];
  /** Whether the list is a preview, in which actions are disabled. */
  isPreview: boolean;
  onPress: (action: ScreenAction, how: { target: ActionTarget; rowId: string }) => void;
}

/** The buttons at the end of a row. */
export function RowButtons({ actions, row, name, busy, isPreview, onPress }: RowButtonsProps) {
  const client = useClient();
  const texts = usePageMessages();
  const target = { rows: [row] };
  return actions.map((action) => (
    <Button
      key={action.id}
      size="sm"
      variant="ghost"
      icon={actionIcon(action)}
      aria-label={texts.list.rowAction(action.label, name)}
      isLoading={busy.includes(busyKey(action, row.id))}
      disabledReason={disabledReasonOf(
        action,
        requiredRowsOf(client, action, actionKinds[action.kind].needs),
        target,
        { texts, isPreview },
      )}
      onClick={() => onPress(action, { target, rowId: row.id })}
    >
      {action.label}
    </Button>
  ));
}
