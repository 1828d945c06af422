import { buttonStyles } from "@portico/ui";
import { FileText } from "@portico/ui/icons";
import { Page } from "@portico/ui/layout";
import { Link } from "react-router";
import { pageMessages } from "../messages/pages.ts";
import { useSession } from "../session/session.ts";
import { ownApplication } from "./own-application.ts";

const texts = pageMessages.customerGreeting;

/** The start page of customers, with a link to their application. */
export function CustomerPage() {
  const user = useSession();
  const id = ownApplication(user);
  return (
    <Page width="sm" gap={5}>
      <div>
        <h1 className="text-title font-semibold">{texts.title(user?.name ?? "")}</h1>
        <p className="mt-1 max-w-prose text-form text-fg-muted">{texts.text}</p>
      </div>
      <section
        aria-labelledby="own-application"
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-border bg-surface-raised p-5 shadow-control"
      >
        <FileText size={28} strokeWidth={1.5} className="text-fg-muted" aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-52">
          <h2 id="own-application" className="text-section font-semibold">
            {pageMessages.application.own}
          </h2>
          <p className="text-form wrap-anywhere text-fg-muted tabular-nums">
            {id ?? pageMessages.application.none}
          </p>
          {!id && <p className="text-form text-fg-muted">{pageMessages.application.noneHint}</p>}
        </div>
        {id && (
          <Link to="/portal/application" className={buttonStyles({ variant: "primary" })}>
            {pageMessages.application.open}
          </Link>
        )}
      </section>
    </Page>
  );
}
