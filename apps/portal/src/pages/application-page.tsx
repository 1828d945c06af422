import { FileText } from "@portico/ui/icons";
import { Navigate } from "react-router";
import { pageMessages } from "../messages/pages.ts";
import { useSession } from "../session/session.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";
import { ownApplication } from "./own-application.ts";

const texts = pageMessages.application;

/** Leads to the application one works on, or to one's own; says so where there is none. */
export function ApplicationPage() {
  const id = ownApplication(useSession());
  if (id) return <Navigate to={`/portal/mk/applications/${id}`} replace={true} />;
  return (
    <MessagePage
      mark={<FileText size={32} strokeWidth={1.5} />}
      title={texts.none}
      text={texts.noneHint}
      action={<BackToPortal />}
    />
  );
}
