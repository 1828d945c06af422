import { Construction } from "@portico/ui/icons";
import { pageMessages } from "../messages/pages.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.notImplemented;

/** Shown for unknown paths of the portal, and for pages that aren't built yet, whose name is `title`. */
export function NotImplementedPage({ title }: { title?: string | undefined }) {
  return (
    <MessagePage
      icon={<Construction size={32} strokeWidth={1.5} />}
      title={texts.title}
      text={title ? texts.declared(title) : texts.text}
      action={<BackToPortal />}
    />
  );
}
