import { allows, frameAccess } from "@portico/contract";
import { Suspense } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { webUrl } from "../configuration/web-url.ts";
import { lazyWithRetry } from "../lazy-with-retry/lazy-with-retry.ts";
import { useSession } from "../session/session.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { TopLinkList } from "./top-link-list.tsx";

/** The header of the portal: breadcrumbs, links and the user menu. */
export function TopBar() {
  return (
    <header
      data-print="hidden"
      className="flex h-12 shrink-0 items-center gap-3 border-b border-border bg-surface px-3 min-[56.25rem]:px-5"
    >
      <NavigationDrawer />
      <Breadcrumbs />
      <div className="ms-auto flex shrink-0 items-center gap-2">
        <TopLinkList as="line" />
        <TelephonyWidget />
        <ProfileMenu />
      </div>
    </header>
  );
}

const telephonyPanel = lazyWithRetry(async () => (await import("./telephony-panel.tsx")).TelephonyPanel);

/** The telephony button, for users with the required claim. For others, its code isn't loaded. */
function TelephonyWidget() {
  const user = useSession();
  const url = webUrl(useConfiguration()?.session?.telephony.url);
  if (!user || !url || !allows(frameAccess.telephony, user)) return null;
  return (
    <Suspense>
      <telephonyPanel.Component user={user} url={url} />
    </Suspense>
  );
}
