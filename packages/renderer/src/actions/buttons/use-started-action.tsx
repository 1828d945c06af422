import type { ActionKind, ActionOf } from "@portico/screens";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { ActionContext, ActionImplementation } from "../../action-kinds/action-kind.ts";
import type { ActionTarget } from "../../action-kinds/target.ts";
import { errorMessage } from "../../client/error-message.ts";
import { useHost } from "../../host/use-host.ts";
import { useNavigate } from "../../host/use-router.ts";
import { pageMessages } from "../../messages/page.ts";
import { DialogLeaveGuard } from "../../unsaved/leave-guard.tsx";
import { ActionProblem } from "../action-problem.ts";
import { actionKinds } from "./action-kinds.ts";

/** The declaration type of each kind of action. */
export type ActionByKind = { readonly [Kind in ActionKind]: ActionOf<Kind> };

/** An action whose button was clicked. */
export interface Pressed<Kind extends ActionKind = ActionKind> {
  readonly kind: Kind;
  readonly action: ActionByKind[Kind];
  readonly target: ActionTarget;
  /** The row of the button, or undefined for toolbar buttons. */
  readonly rowId?: string | undefined;
  /** The selected option, if the button has a menu, or the value chosen in a cell. */
  readonly choice?: string | undefined;
}

type RenderDialog = (context: ActionContext, close: () => void) => ReactNode;

/**
 * Runs actions: loads their code, opens a dialog or runs them, and reports errors. One dialog is open at a time. If a
 * second action is clicked while the first one loads, the second one opens.
 */
export function useStartedAction(context: ActionContext) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<{ readonly render: RenderDialog }>();
  const [shownDialog, show] = useState<ReactNode>(null);
  const customActions = useHost().parts?.actions;
  const latest = useRef({ context, notify, navigate, queries, customActions });
  useEffect(() => {
    latest.current = { context, notify, navigate, queries, customActions };
  });
  const running = useRef(new Set<string>());
  const lastPress = useRef<object>(undefined);

  const start = useCallback(async <Kind extends ActionKind>(pressed: Pressed<Kind>) => {
    const { kind, action, target, choice } = pressed;
    const key = busyKey(action, pressed.rowId);
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy([...running.current]);
    const texts = pageMessages(latest.current.context.messages);
    const notLoaded = texts.actionButtons.notLoaded(action.label);
    const implementation: ActionImplementation<Kind> = actionKinds[kind];
    try {
      if ("dialog" in implementation) {
        lastPress.current = pressed;
        const { dialog: load, schemasOf } = implementation;
        const schemaEndpoint = schemasOf?.(action, latest.current.context.screen);
        const [Dialog, schemas] = await loadCode(notLoaded, () =>
          Promise.all([
            load(),
            schemaEndpoint ? latest.current.context.client.schemas(schemaEndpoint) : undefined,
          ]),
        );
        if (lastPress.current !== pressed) return;
        setOpened({
          render: (latestContext, close) => (
            <Dialog {...{ action, target, choice, schemas }} context={latestContext} onClose={close} />
          ),
        });
      } else {
        const run = await loadCode(notLoaded, implementation.run);
        await run({ ...latest.current, action, target, choice, show });
      }
    } catch (error) {
      const text =
        error instanceof ActionProblem
          ? error.message
          : texts.actionButtons.failed(action.label, errorMessage(error, texts));
      latest.current.notify({ tone: "danger", text });
    } finally {
      running.current.delete(key);
      setBusy([...running.current]);
    }
  }, []);

  const dialog = (opened || shownDialog) && (
    <>
      {opened?.render(context, () => setOpened(undefined))}
      {shownDialog}
      <DialogLeaveGuard />
    </>
  );
  return { start, busy, dialog: dialog || null };
}

/** Identifies the button of an action in the toolbar or in a row. */
export function busyKey({ id }: { readonly id: string }, rowId = ""): string {
  return `${id} ${rowId}`;
}

async function loadCode<Code>(failure: string, load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ActionProblem(failure, { cause });
  }
}
