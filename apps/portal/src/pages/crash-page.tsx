import { Button } from "@portico/ui";
import { messages } from "../messages.ts";
import { MessagePage } from "./message-page.tsx";

/** What stands in place of a page whose code failed; the frame around it goes on. */
export function CrashPage() {
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
