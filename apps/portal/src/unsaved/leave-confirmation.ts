import { useSyncExternalStore } from "react";
import { messages } from "../messages/messages.ts";

/** A confirmation before unsaved changes are discarded. */
export interface LeaveConfirmation {
  readonly text: string;
  readonly answer: (isLeaving: boolean) => void;
}

let question: LeaveConfirmation | undefined;
const listeners = new Set<() => void>();

/**
 * Asks 'Really close?'.
 * @returns whether the answer was yes
 */
export function confirmLeave(text: string): Promise<boolean> {
  if (listeners.size === 0) {
    return Promise.resolve(window.confirm(`${messages.session.leave.title}\n\n${text}`));
  }
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      setQuestion(undefined);
      resolve(isLeaving);
    };
    setQuestion({ text, answer });
  });
}

/** The open confirmation. */
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
