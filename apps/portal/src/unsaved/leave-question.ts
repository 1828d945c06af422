import { useSyncExternalStore } from "react";
import { messages } from "../messages.ts";

/** What is asked before something entered is thrown away. */
export interface LeaveQuestion {
  readonly text: string;
  readonly answer: (isLeaving: boolean) => void;
}

let question: LeaveQuestion | undefined;
const listeners = new Set<() => void>();

/**
 * Asks 'Really close?'.
 * @returns whether the answer was yes
 */
export function askToLeave(text: string): Promise<boolean> {
  if (listeners.size === 0) {
    return Promise.resolve(window.confirm(`${messages.session.leave.title}\n\n${text}`));
  }
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      put(undefined);
      resolve(isLeaving);
    };
    put({ text, answer });
  });
}

/** The question that waits for an answer. */
export function useLeaveQuestion(): LeaveQuestion | undefined {
  return useSyncExternalStore(subscribe, () => question);
}

function put(next: LeaveQuestion | undefined) {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
