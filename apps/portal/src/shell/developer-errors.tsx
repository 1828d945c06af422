import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { messages } from "../messages/messages.ts";

/**
 * Shows uncaught errors and unhandled promise rejections as notifications (specification, part 2, section 8). Renders
 * nothing.
 */
export function DeveloperErrors() {
  const notify = useNotify();
  useEffect(() => {
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
  }, [notify]);
  return null;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
