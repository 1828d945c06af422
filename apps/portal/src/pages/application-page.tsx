import { FileText } from "@portico/ui/icons";
import { Navigate } from "react-router";
import { pageMessages } from "../messages/pages.ts";
import { useSession } from "../session/session.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";
import { ownApplication } from "./own-application.ts";

const texts = pageMessages.application;

/** Redirects to the user's current application, or shows that no application is assigned. */
export function ApplicationPage() {
  const id = ownApplication(useSession());
  if (id) return <Navigate to={`/portal/mk/applications/${id}`} replace={true} />;
  return (
    <MessagePage
      icon={<FileText size={32} strokeWidth={1.5} />}
      title={texts.none}
      text={texts.noneHint}
      action={<BackToPortal />}
    />
  );
}
