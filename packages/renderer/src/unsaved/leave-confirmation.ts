import { useSyncExternalStore } from "react";
import { messages } from "../messages/messages.ts";

/** A question before unsaved changes are discarded. */
export interface LeaveConfirmation {
  readonly text: string;
  readonly onAnswer: (isLeaving: boolean) => void;
}

let question: LeaveConfirmation | undefined;
const listeners = new Set<() => void>();

/**
 * Shows 'Really close?'.
 * @returns whether the user confirmed
 */
export function confirmLeave(text: string): Promise<boolean> {
  if (listeners.size === 0) {
    return Promise.resolve(window.confirm(`${messages.leave.title}\n\n${text}`));
  }
  question?.onAnswer(false);
  return new Promise((resolve) => {
    const onAnswer = (isLeaving: boolean) => {
      setQuestion(undefined);
      resolve(isLeaving);
    };
    setQuestion({ text, onAnswer });
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
