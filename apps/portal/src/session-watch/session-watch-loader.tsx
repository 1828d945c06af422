import { lazyWithRetry } from "@portico/renderer/parts";
import { Suspense } from "react";
import { useSession } from "../session/session.ts";

const sessionWatch = lazyWithRetry(async () => (await import("./session-watch.tsx")).SessionWatch);

/** Loads the session watch after the page if a user is signed in. */
export function SessionWatchLoader() {
  if (!useSession()) return null;
  return (
    <Suspense>
      <sessionWatch.Component />
    </Suspense>
  );
}
