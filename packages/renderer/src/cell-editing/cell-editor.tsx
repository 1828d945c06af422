import type { ListRow } from "@portico/endpoints/schemas";
import { Combobox } from "@portico/ui";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { AnchoredPopover } from "@portico/ui/popover";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { countTarget, describeTarget } from "../actions/describe-target.ts";
import type { OptionLookup } from "../actions/form/form-fields.ts";
import { searchOptions } from "../actions/form/form-options.ts";
import { statusLookup } from "../actions/status-by-code.ts";
import { useRowsRequest } from "../actions/use-rows-request.ts";
import { errorMessage } from "../client/error-message.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import { serviceOf } from "../client/services.ts";
import { useActionMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";
import type { ActionMessages } from "../messages/renderer-messages.ts";
import type { CellAction } from "./cell-actions.ts";

export interface CellEditorProps {
  action: CellAction;
  row: ListRow;
  /** The button in the cell. */
  anchor: RefObject<HTMLElement | null>;
  context: ActionContext;
  /** Starts an action that needs more than the value, or runs by itself. */
  onChoose: (value: string) => void;
  onClose: () => void;
}

/**
 * The values to choose from for a cell. Assigns a row at once, with the request of the dialog. Other actions start with
 * the value: a change of the status also needs a comment, which its dialog asks for.
 */
export function CellEditor({ action, row, anchor, context, onChoose, onClose }: CellEditorProps) {
  const texts = useActionMessages();
  const page = usePageMessages();
  const target = { rows: [row] };
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useRowsRequest({ action, target, context });
  const label = labelOf(action, texts);
  // Shows the options at once, as a click on the field does.
  useEffect(() => field.current?.click(), []);
  const assign = async (agent: { value: string; label: string }) => {
    setPending(true);
    try {
      const { undoId } = await send({ agentId: agent.value });
      const detail = texts.assign.assigned(countTarget(target, context), agent.label);
      const { success = texts.assign.success } = action;
      onClose();
      anchor.current?.focus();
      context.reportSuccess(success, { detail, undoId });
    } catch (error) {
      setPending(false);
      setFailure(errorMessage(error, page));
    }
  };
  return (
    <AnchoredPopover
      anchor={anchor}
      label={`${action.label}: ${describeTarget(target, context)}`}
      className="page:w-72 page:max-w-full"
      onClose={onClose}
      // The options are open from the start, so Esc closes them and the popover together.
      onKeyDownCapture={(event) => {
        if (event.key !== "Escape" || isInputMethodKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        anchor.current?.focus();
        onClose();
      }}
    >
      <Combobox
        ref={field}
        label={label}
        readOnly={isPending}
        error={failure}
        search={async ({ text, signal }) => {
          const lookup = await lookupOf(action, context.client);
          return searchOptions(context.client, lookup, text.trim(), { signal, origin: context.origin });
        }}
        onChange={({ option }) => {
          if (!option) return;
          if (action.kind === "assign") void assign(option);
          else onChoose(option.value);
        }}
      />
    </AnchoredPopover>
  );
}

/** What is chosen for an action. */
function labelOf(action: CellAction, texts: ActionMessages): string {
  switch (action.kind) {
    case "changeStatus":
      return texts.statusChange.status;
    case "assign":
      return texts.assign.person;
    case "call":
      return action.picker?.label ?? action.label;
  }
}

/** The options that are chosen from. */
async function lookupOf(action: CellAction, client: ScreenClient): Promise<OptionLookup> {
  switch (action.kind) {
    case "changeStatus":
      return statusLookup(client, action.statuses);
    case "assign":
      return { lookup: serviceOf(client, "people") };
    case "call":
      return action.picker?.options ?? { lookup: "" };
  }
}
