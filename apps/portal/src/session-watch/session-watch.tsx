import { Suspense, useEffect } from "react";
import { messages } from "../messages/messages.ts";
import { useInterruption } from "../session/session.ts";
import { confirmUnload } from "../unsaved/before-unload.ts";
import { useLeaveConfirmation } from "../unsaved/leave-confirmation.ts";
import { answerOtherTabs } from "../unsaved/other-tabs.ts";
import { leaveDialog, preloadDialogs, signInAgain } from "./lazy-dialogs.ts";
import { WatchedSession } from "./watched-session.tsx";

/** Milliseconds after which code that may be needed later is preloaded, while the network is available. */
const preloadDelay = 20_000;

/** Watches the session of the signed-in user. Rendered once, above all pages. */
export function SessionWatch() {
  const interruption = useInterruption();
  const question = useLeaveConfirmation();
  useEffect(confirmUnload, []);
  useEffect(answerOtherTabs, []);
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

/** Hides the page until the dialog to sign in again is there. */
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
