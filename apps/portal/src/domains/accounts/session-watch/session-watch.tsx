import {
  confirmUnload,
  leaveDialog,
  respondToOtherTabs,
  useLeaveConfirmation,
} from "@portico/renderer/unsaved";
import { Suspense, useEffect } from "react";
import { messages } from "../../../messages/messages.ts";
import { useInterruption } from "../../../session/session.ts";
import { preloadDialogs, signInAgain } from "./lazy-dialogs.ts";
import { WatchedSession } from "./watched-session.tsx";

/** Delay before the dialogs are preloaded, in milliseconds. */
const preloadDelay = 20_000;

/**
 * Ends inactive sessions, and shows the dialogs about the session and unsaved changes. Rendered once, above all
 * pages.
 */
export function SessionWatch() {
  const interruption = useInterruption();
  const question = useLeaveConfirmation();
  useEffect(confirmUnload, []);
  useEffect(respondToOtherTabs, []);
  useEffect(() => {
    const timer = setTimeout(preloadDialogs, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {interruption ? (
        <Suspense fallback={<Cover text={messages.session.ended[interruption.reason]} />}>
          <signInAgain.Component interruption={interruption} />
        </Suspense>
      ) : (
        <Suspense>
          <WatchedSession />
        </Suspense>
      )}
      <Suspense>{question && <leaveDialog.Component question={question} />}</Suspense>
    </>
  );
}

/** Hides the page while the sign-in dialog loads. */
function Cover({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-70 grid place-content-center bg-surface-sunken p-6 text-center text-form text-fg-muted"
    >
      {text}
    </div>
  );
}
