import { messages } from "../messages.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

/** Any path outside the portal without a page. */
export function NotFoundPage() {
  return (
    <main>
      <title>{`${messages.notFound.title} · ${messages.productName}`}</title>
      <MessagePage
        title={messages.notFound.title}
        text={messages.notFound.text}
        action={<BackToPortal label={messages.notFound.homepage} />}
      />
    </main>
  );
}
