import { Suspense } from "react";
import { lazyWithRetry } from "../lazy-with-retry/lazy-with-retry.ts";
import { useSession } from "../session/session.ts";

const sessionWatch = lazyWithRetry(async () => (await import("./session-watch.tsx")).SessionWatch);

/** Watches over the session while somebody is signed in; what that takes comes after the page. */
export function SessionWatchLoader() {
  if (!useSession()) return null;
  return (
    <Suspense>
      <sessionWatch.Component />
    </Suspense>
  );
}
