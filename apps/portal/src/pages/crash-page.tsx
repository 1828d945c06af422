import { Button } from "@portico/ui";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { messages } from "../messages/messages.ts";
import { MessagePage } from "./message-page.tsx";

/** What replaces a page whose code failed; the frame around it continues. */
export function CrashPage() {
  const error = useRouteError();
  // The router caught it: report it to global error listeners.
  useEffect(() => {
    if (error) window.reportError(error);
  }, [error]);
  return (
    <MessagePage
      title={messages.crash.title}
      text={messages.crash.text}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {messages.crash.reload}
        </Button>
      }
    />
  );
}
