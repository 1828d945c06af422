import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";

/**
 * In debug mode says every error that nothing else caught, refused promises included (specification, part 2,
 * section 8). Draws nothing by itself.
 */
export function DeveloperErrors() {
  const isDebug = useConfiguration()?.session?.debug ?? false;
  const notify = useNotify();
  useEffect(() => {
    if (!isDebug) return;
    const say = (error: unknown) => {
      notify({ tone: "danger", text: messages.developerError(textOf(error)) });
    };
    const sayError = (event: ErrorEvent) => say(event.error ?? event.message);
    const sayRejection = (event: PromiseRejectionEvent) => say(event.reason);
    window.addEventListener("error", sayError);
    window.addEventListener("unhandledrejection", sayRejection);
    return () => {
      window.removeEventListener("error", sayError);
      window.removeEventListener("unhandledrejection", sayRejection);
    };
  }, [isDebug, notify]);
  return null;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
