import { messages } from "../messages.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

/** Any path of the portal without a page. */
export function NotImplementedPage() {
  return (
    <MessagePage
      title={messages.notImplemented.title}
      text={messages.notImplemented.text}
      action={<BackToPortal />}
    />
  );
}
