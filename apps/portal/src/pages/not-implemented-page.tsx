import { Construction } from "@portico/ui/icons";
import { messages } from "../messages/messages.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

const texts = messages.notImplemented;

/** Any path of the portal without a page; `title` names one that is still to come. */
export function NotImplementedPage({ title }: { title?: string }) {
  return (
    <MessagePage
      mark={<Construction size={32} strokeWidth={1.5} />}
      title={texts.title}
      text={title ? texts.declared(title) : texts.text}
      action={<BackToPortal />}
    />
  );
}
