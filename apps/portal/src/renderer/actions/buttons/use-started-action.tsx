import type { ActionKind, ActionOf } from "@portico/portal-config";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { errorMessage } from "../../../api/error-message.ts";
import { messages } from "../../../messages/messages.ts";
import { DialogLeaveGuard } from "../../../session-watch/leave-guard.tsx";
import type { ActionContext, ActionImplementation } from "../action-kind.ts";
import { ActionProblem } from "../action-problem.ts";
import type { ActionTarget } from "../target.ts";
import { actionKinds } from "./action-kinds.ts";

/** An action by its kind. */
export type ActionByKind = { readonly [Kind in ActionKind]: ActionOf<Kind> };

/** An action that was pressed. */
export interface Pressed<Kind extends ActionKind = ActionKind> {
  readonly kind: Kind;
  readonly action: ActionByKind[Kind];
  readonly target: ActionTarget;
  /** The row whose button it was; undefined for a button of the list. */
  readonly rowId?: string | undefined;
  /** The chosen option, if there are several. */
  readonly choice?: string | undefined;
}

type Draw = (context: ActionContext, close: () => void) => ReactNode;

/**
 * Does actions: fetches the code, opens the dialog or runs it, and says it where that fails. One dialog is open at a
 * time; of two that are pressed before the first has come, the later one.
 */
export function useStartedAction(context: ActionContext) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<{ readonly draw: Draw }>();
  const [shown, show] = useState<ReactNode>(null);
  const latest = useRef({ context, notify, navigate });
  useEffect(() => {
    latest.current = { context, notify, navigate };
  });
  const running = useRef(new Set<string>());
  const lastPress = useRef<object>(undefined);

  const start = useCallback(async <Kind extends ActionKind>(pressed: Pressed<Kind>) => {
    const { kind, action, target, choice } = pressed;
    const key = busyKey(action, pressed.rowId);
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy([...running.current]);
    const implementation: ActionImplementation<Kind> = actionKinds[kind];
    try {
      if ("dialog" in implementation) {
        lastPress.current = pressed;
        const { dialog: load, schemasOf } = implementation;
        const call = schemasOf?.(action, latest.current.context.screen);
        const [Dialog] = await loaded(action.label, () => Promise.all([load(), call && schemas(call)]));
        if (lastPress.current !== pressed) return;
        setOpened({
          draw: (now, close) => <Dialog action={action} target={target} context={now} onClose={close} />,
        });
      } else {
        const run = await loaded(action.label, implementation.run);
        await run({ ...latest.current, action, target, choice, show });
      }
    } catch (error) {
      const text =
        error instanceof ActionProblem
          ? error.message
          : messages.actionButtons.failed(action.label, errorMessage(error));
      latest.current.notify({ tone: "danger", text });
    } finally {
      running.current.delete(key);
      setBusy([...running.current]);
    }
  }, []);

  const dialog = (opened || shown) && (
    <>
      {opened?.draw(context, () => setOpened(undefined))}
      {shown}
      <DialogLeaveGuard />
    </>
  );
  return { start, busy, dialog: dialog || null };
}

/** What tells the button of an action, on the list or on a row, from all others. */
export function busyKey({ id }: { readonly id: string }, rowId = ""): string {
  return `${id} ${rowId}`;
}

async function schemas(call: string): Promise<void> {
  const { loadSchemas } = await import("../../../api/load-schemas.ts");
  await loadSchemas(call);
}

async function loaded<Code>(label: string, load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ActionProblem(messages.actionButtons.notLoaded(label), { cause });
  }
}
