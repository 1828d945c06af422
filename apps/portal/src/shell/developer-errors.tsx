import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";

/**
 * In debug mode, shows uncaught errors and unhandled promise rejections as notifications (specification, part 2,
 * section 8). Renders nothing.
 */
export function DeveloperErrors() {
  const isDebug = useConfiguration()?.session?.debug ?? false;
  const notify = useNotify();
  useEffect(() => {
    if (!isDebug) return;
    const showError = (error: unknown) => {
      notify({ tone: "danger", text: messages.developerError(textOf(error)) });
    };
    const onError = (event: ErrorEvent) => showError(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => showError(event.reason);
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, [isDebug, notify]);
  return null;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
