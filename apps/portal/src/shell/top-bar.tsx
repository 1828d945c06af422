import { Breadcrumbs } from "./breadcrumbs.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { TelephonyWidget } from "./telephony-widget.tsx";
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
