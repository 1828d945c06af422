import { Suspense } from "react";
import { patientLazy } from "../patient-lazy/patient-lazy.ts";
import { useSession } from "../session/session.ts";

const sessionWatch = patientLazy(async () => (await import("./session-watch.tsx")).SessionWatch);

/** Watches over the session while somebody is signed in; what that takes comes after the page. */
export function SessionWatchLoader() {
  if (!useSession()) return null;
  return (
    <Suspense>
      <sessionWatch.Component />
    </Suspense>
  );
}
