import { Construction } from "@portico/ui/icons";
import { pageMessages } from "../messages/pages.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.notImplemented;

/** Shown for unknown paths of the portal. */
export function NotImplementedPage() {
  return (
    <MessagePage
      icon={<Construction size={32} strokeWidth={1.5} />}
      title={texts.title}
      text={texts.text}
      action={<BackToPortal />}
    />
  );
}
