import type { Notice, Notify } from "@portico/ui/notification";
import { pageMessages } from "../messages/page.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";
import { addShortcuts } from "./registry.ts";

/**
 * Shows a notification with a button that undoes something. Ctrl+Z does so too, while the notification could be shown:
 * its lifetime, or without one until it is withdrawn.
 * @param undo called once
 * @param messages those of the host, or undefined for English
 * @param label of the button. @default "Undo"
 * @returns a function that withdraws both
 */
export function notifyUndoable(
  notify: Notify,
  notice: Notice,
  undo: () => unknown,
  messages?: RendererMessages,
  label: string = pageMessages(messages).list.undo,
): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    removeShortcut();
    clearTimeout(timer);
  };
  const run = () => {
    if (isOver) return;
    end();
    dismiss();
    undo();
  };
  const removeShortcut = addShortcuts([
    { keys: ["Mod+z"], label: pageMessages(messages).keys.undo, group: "general", run },
  ]);
  const timer = notice.lifetime === undefined ? undefined : setTimeout(removeShortcut, notice.lifetime);
  const dismiss = notify({ ...notice, action: { label, onPress: run } });
  return () => {
    end();
    dismiss();
  };
}
