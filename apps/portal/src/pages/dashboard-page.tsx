import { ArrowRight } from "@portico/ui/icons";
import { Link } from "react-router";
import { messages } from "../messages/messages.ts";
import { pageMessages } from "../messages/pages.ts";
import { visibleSections } from "../routing/navigation.ts";
import type { RouteEntry } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";
import { MessagePage } from "./message-page.tsx";

const texts = pageMessages.dashboard;
const availablePages = routes.filter(isAvailable);
const myAccount = { label: messages.topBar.myAccount, href: "/portal/myaccount" };

/** A placeholder for the dashboard, with links to the available pages. */
export function DashboardPage() {
  const user = useSession();
  const { pages } = useCustomScreens();
  const open = visibleSections([...availablePages, ...pages], user).flatMap(({ entries }) => entries);
  return (
    <MessagePage
      title={pageMessages.notImplemented.title}
      text={texts.text}
      action={
        <ul className="grid w-72 max-w-full gap-2 text-start">
          {[...open, myAccount].map(({ label, href }) => (
            <li key={href}>
              <Link
                to={href}
                className="flex items-center gap-3 rounded-lg border border-border px-4 py-2.5 text-form font-medium outline-focus hover:bg-surface-hover focus-visible:outline-2"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                <ArrowRight className="size-4 text-fg-muted" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function isAvailable({ page }: RouteEntry): boolean {
  return page !== "not-built" && page !== "dashboard";
}
