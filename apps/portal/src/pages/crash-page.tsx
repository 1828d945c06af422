import { Button } from "@portico/ui";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { messages } from "../messages/messages.ts";
import { reloadIfOutdated } from "../shell/deployed-build.ts";
import { MessagePage } from "./message-page.tsx";

/** The error page of the router. The layout around the crashed page stays. Reloads the page if its build is outdated. */
export function CrashPage() {
  const error = useRouteError();
  // The router caught the error, so report it to global error listeners.
  useEffect(() => {
    if (error) window.reportError(error);
    void reloadIfOutdated();
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
