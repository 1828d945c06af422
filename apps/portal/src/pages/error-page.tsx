import { ShieldAlert } from "@portico/ui/icons";
import { useSearchParams } from "react-router";
import { pageMessages } from "../messages/pages.ts";
import { insufficientPermissions } from "../session/error-codes.ts";
import { BackToPortal } from "./back-to-portal.tsx";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.errorPage;

/** Shows the error of the URL parameter `error`. */
export function ErrorPage() {
  const [search] = useSearchParams();
  const error = search.get("error") ?? "";
  return (
    <MessagePage
      icon={<ShieldAlert size={32} strokeWidth={1.5} />}
      title={texts.text(error)}
      text={error === insufficientPermissions ? texts.hint : undefined}
      action={<BackToPortal />}
    />
  );
}
