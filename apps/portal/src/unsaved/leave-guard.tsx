import { useBlocker } from "react-router";
import { messages } from "../messages.ts";
import { readUser } from "../session/session.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { useUnsavedChanges } from "./unsaved-changes.ts";

/** Props of `LeaveGuard`. */
export interface LeaveGuardProps {
  /** Whether something was entered and not saved. */
  isDirty: boolean;
}

/** Keeps what is entered in a page's form: another page, a reload and logging out ask 'Really close?' first. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  useUnsavedChanges(isDirty);
  // Without a session there is nothing to stay for: the way to the login page is free.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && readUser() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  const answer = (isLeaving: boolean) => (isLeaving ? blocker.proceed() : blocker.reset());
  return <LeaveDialog question={{ text: messages.session.leave.text, answer }} />;
}
