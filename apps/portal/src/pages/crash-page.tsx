import { Button } from "@portico/ui";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { messages } from "../messages/messages.ts";
import { MessagePage } from "./message-page.tsx";

/** The error page of the router. The layout around the crashed page stays. */
export function CrashPage() {
  const error = useRouteError();
  // The router caught the error, so report it to global error listeners.
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
