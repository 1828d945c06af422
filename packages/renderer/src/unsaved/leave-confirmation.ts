import { useSyncExternalStore } from "react";
import { pageMessages } from "../messages/page.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";

/** A question before unsaved changes are discarded. */
export interface LeaveConfirmation {
  readonly text: string;
  readonly onResponse: (isLeaving: boolean) => void;
}

let question: LeaveConfirmation | undefined;
const listeners = new Set<() => void>();

/**
 * Shows 'Really close?'.
 * @param text what happens to the changes. @default they are lost
 * @param messages those of the host, or undefined for English
 * @returns whether the user confirmed
 */
export function confirmLeave(text?: string, messages?: RendererMessages): Promise<boolean> {
  const texts = pageMessages(messages).leave;
  const asked = { text: text ?? texts.text };
  if (listeners.size === 0) {
    return Promise.resolve(window.confirm(`${texts.title}\n\n${asked.text}`));
  }
  question?.onResponse(false);
  return new Promise((resolve) => {
    const onResponse = (isLeaving: boolean) => {
      setQuestion(undefined);
      resolve(isLeaving);
    };
    setQuestion({ ...asked, onResponse });
  });
}

/** The question that is currently shown. */
export function useLeaveConfirmation(): LeaveConfirmation | undefined {
  return useSyncExternalStore(subscribe, () => question);
}

function setQuestion(next: LeaveConfirmation | undefined) {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
