import { Suspense } from "react";
import { useBlocker } from "react-router";
import { messages } from "../messages/messages.ts";
import { readUser } from "../session/session.ts";
import { hasUnsavedChanges, useUnsavedChanges } from "../unsaved/unsaved-changes.ts";
import { leaveDialog } from "./lazy-dialogs.ts";

/** Props of `LeaveGuard`. */
export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
}

/** Asks 'Really close?' before a page's unsaved form is left, reloaded or logged out of. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  useUnsavedChanges(isDirty);
  return <AskBeforeLeaving isUnsaved={() => isDirty} />;
}

/**
 * Keeps what is entered in a dialog that is next to it: going back and every other way to another page ask first.
 * A page has one guard at a time.
 */
export function DialogLeaveGuard() {
  return <AskBeforeLeaving isUnsaved={hasUnsavedChanges} />;
}

function AskBeforeLeaving({ isUnsaved }: { isUnsaved: () => boolean }) {
  // Without a session, going to the login page needs no confirmation.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readUser() !== undefined && isUnsaved(),
  );
  if (blocker.state !== "blocked") return null;
  const answer = (isLeaving: boolean) => (isLeaving ? blocker.proceed() : blocker.reset());
  return (
    <Suspense>
      <leaveDialog.Component question={{ text: messages.session.leave.text, answer }} />
    </Suspense>
  );
}
