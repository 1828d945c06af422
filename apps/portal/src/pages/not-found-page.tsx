import { pageMessages } from "../messages/pages.ts";
import { PublicFrame } from "../shell/public-frame.tsx";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.notFound;

/** Shown for unknown paths outside the portal. */
export function NotFoundPage() {
  return (
    <PublicFrame title={texts.title}>
      <MessagePage
        icon="404"
        title={texts.title}
        text={texts.text}
        action={<BackToPortal label={texts.homepage} />}
      />
    </PublicFrame>
  );
}
