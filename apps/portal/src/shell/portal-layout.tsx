import { AppShell } from "@portico/ui/app-shell";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { useBrandName } from "../brand/use-brand.ts";
import { PaletteButton } from "../command-palette/palette-button.tsx";
import { useConfigurationUpdates } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { documentTitle } from "../routing/page-title.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { ScrollToTop } from "../scroll-region/scroll-to-top.tsx";
import { rememberKeys } from "../shortcuts/early-keys.ts";
import { BrandFooter } from "./brand-footer.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { LaterPartsProps } from "./later-parts.tsx";
import type { OwnSections } from "./personal-sections.tsx";
import { BrandMark, ProductMark } from "./product-mark.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { TelephonyWidget } from "./telephony-widget.tsx";
import { TopLinkList } from "./top-link-list.tsx";
import { useSidebarSections } from "./use-sidebar-sections.tsx";

/** The portal works without them, so a failure to load them is not shown. */
const LaterParts = lazy(async (): Promise<{ default: ComponentType<LaterPartsProps> }> => {
  try {
    return { default: (await import("./later-parts.tsx")).LaterParts };
  } catch {
    return { default: () => null };
  }
});

/** The layout of all portal pages: sidebar, top bar and content. */
export function PortalLayout() {
  const { pathname } = useLocation();
  const brandName = useBrandName();
  const { titles } = useCustomScreens();
  const sections = useSidebarSections();
  const [own, setOwn] = useState<OwnSections>();
  const [due, setDue] = useState(0);
  useState(rememberKeys);
  useConfigurationUpdates();
  return (
    <AppShell
      // Recent pages are last, so that they don't move the links above them.
      sections={[...(own?.favorites ?? []), ...sections, ...(own?.recent ?? [])]}
      renderLink={({ href, children, ...rest }) => (
        <Link to={href} {...rest}>
          {children}
          {due > 0 && href === "/portal/follow-ups" && (
            <span className="ms-auto shrink-0 text-caption text-danger-fg [.portico-shell-icon_&]:sr-only">
              {messages.followUpsDue(due)}
            </span>
          )}
        </Link>
      )}
      brand={<ProductMark className="px-2 py-1" />}
      brandMark={<BrandMark />}
      sidebarEnd={
        <>
          <TopLinkList as="column" />
          <BrandFooter className="mt-auto grid gap-0.5 px-2 pt-2" />
        </>
      }
      topBarStart={<Breadcrumbs />}
      topBarEnd={
        <>
          <TopLinkList as="line" />
          <PaletteButton />
          <TelephonyWidget />
          <ProfileMenu />
        </>
      }
    >
      <title>{documentTitle(pathname, brandName, titles)}</title>
      <ScrollToTop />
      <Outlet />
      <Suspense>
        <LaterParts sections={sections} onPersonalSectionsChange={setOwn} onDueChange={setDue} />
      </Suspense>
    </AppShell>
  );
}
