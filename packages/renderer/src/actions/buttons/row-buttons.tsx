import type { ListRow } from "@portico/endpoints/schemas";
import type { ScreenAction } from "@portico/screens";
import { IconButton } from "@portico/ui/button";
import { Ellipsis } from "@portico/ui/icons";
import { Menu } from "@portico/ui/menu";
import type { ActionTarget } from "../../action-kinds/target.ts";
import { useClient } from "../../client/screen-client.ts";
import { usePageMessages } from "../../messages/page.ts";
import { disabledReasonOf, requiredRowsOf } from "../readiness.ts";
import { rowActionIcon } from "./action-icons.tsx";
import { actionKinds } from "./action-kinds.ts";
import { rowActionLayout } from "./row-action-layout.ts";
import { busyKey } from "./use-started-action.tsx";

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

/** The buttons at the end of a row: icons, named by the action and the row. */
export function RowButtons({ actions, row, name, busy, isPreview, onPress }: RowButtonsProps) {
  const client = useClient();
  const texts = usePageMessages();
  const target = { rows: [row] };
  const { buttons, menu } = rowActionLayout(actions);
  const reasonOf = (action: ScreenAction) => {
    const needs = requiredRowsOf(client, action, actionKinds[action.kind].needs);
    return disabledReasonOf(action, needs, target, { texts, isPreview });
  };
  const press = (action: ScreenAction) => onPress(action, { target, rowId: row.id });
  return (
    <>
      {buttons.map((action) => {
        const disabledReason = reasonOf(action);
        return (
          <IconButton
            key={action.id}
            size="sm"
            icon={rowActionIcon(action)}
            label={texts.list.rowAction(action.label, name)}
            hasTooltip={false}
            data-row-tip={disabledReason === undefined ? action.label : undefined}
            isLoading={busy.includes(busyKey(action, row.id))}
            disabledReason={disabledReason}
            onClick={() => press(action)}
          />
        );
      })}
      {menu.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton
              size="sm"
              icon={<Ellipsis size={16} aria-hidden="true" />}
              label={texts.list.rowAction(texts.list.moreRowActions, name)}
              hasTooltip={false}
              data-row-tip={texts.list.moreRowActions}
              isLoading={menu.some((action) => busy.includes(busyKey(action, row.id)))}
            />
          }
          items={menu.map((action) => ({
            id: action.id,
            label: action.label,
            icon: rowActionIcon(action),
            tone: action.tone === "danger" ? ("danger" as const) : ("neutral" as const),
            disabledReason: reasonOf(action),
            onPress: () => press(action),
          }))}
        />
      )}
    </>
  );
}
