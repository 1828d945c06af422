import { lazyWithRetry } from "@portico/renderer/parts";
import { Suspense } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";

const errors = lazyWithRetry(async () => (await import("./developer-errors.tsx")).DeveloperErrors);

/** Shows errors in debug mode. In other modes, its code isn't loaded. */
export function DebugMode() {
  if (!useConfiguration()?.session?.debug) return null;
  return (
    <Suspense>
      <errors.Component />
    </Suspense>
  );
}
