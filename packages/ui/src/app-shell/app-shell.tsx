"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, Suspense, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { Menu, PanelLeft } from "../icons/index.js";
import { useShellMessages } from "../messages/use-shell-messages.js";
import { type AppShellSection, type RenderLink, renderNativeLink } from "./app-shell-navigation.js";
import { CollapsedSections, NavigationDrawer, preloadCollapsed, preloadDrawer } from "./lazy-parts.js";
import { SidebarSections } from "./sidebar-sections.js";
import { type SidebarStateOptions, useSidebarState } from "./use-sidebar-state.js";

export interface AppShellProps extends HTMLAttributes<HTMLDivElement>, SidebarStateOptions {
  /** The sections of the sidebar, in order. */
  sections: readonly AppShellSection[];
  /** Renders links with your router. @default a native link */
  renderLink?: RenderLink | undefined;
  /** Logo and name of the product, above the navigation. @default none */
  brand?: ReactNode | undefined;
  /** The logo alone, for the collapsed sidebar. @default none */
  brandMark?: ReactNode | undefined;
  /** More links and notes below the navigation, such as a footer. The collapsed sidebar hides them. @default none */
  sidebarEnd?: ReactNode | undefined;
  /** The start of the top bar, such as breadcrumbs. @default none */
  topBarStart?: ReactNode | undefined;
  /** The end of the top bar, such as a user menu. @default none */
  topBarEnd?: ReactNode | undefined;
  /** The id of the main content. @default "content" */
  contentId?: string | undefined;
  /**
   * The main content, which scrolls. It is padded, unless an element at its top level has the attribute
   * `data-full-bleed`.
   */
  children: ReactNode;
}

/**
 * The layout of an app: a sidebar that collapses to icons, a top bar, and the content. Below 900 px, the sidebar is a
 * drawer. The first tab stop skips to the content.
 */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    sections,
    renderLink = renderNativeLink,
    brand,
    brandMark,
    sidebarEnd,
    topBarStart,
    topBarEnd,
    contentId = "content",
    isCollapsed: controlled,
    defaultCollapsed,
    onCollapsedChange,
    storageKey,
    className,
    children,
    ...rest
  },
  ref,
) {
  const texts = useShellMessages();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useSidebarState({
    isCollapsed: controlled,
    defaultCollapsed,
    onCollapsedChange,
    storageKey,
  });
  const sidebar = (isIcons: boolean) => (
    <div className="portico-shell-sidebar">
      {isIcons ? brandMark : brand}
      <nav aria-label={texts.navigation}>
        <Suspense>
          {isIcons ? (
            <CollapsedSections {...{ sections, renderLink }} />
          ) : (
            <SidebarSections {...{ sections, renderLink }} />
          )}
        </Suspense>
      </nav>
      {!isIcons && sidebarEnd}
    </div>
  );
  return (
    <div {...rest} ref={ref} className={cx("portico-shell", className)}>
      {/* A button, because a link would add a history entry without the page's state. */}
      <button type="button" onClick={() => content.current?.focus()} className="portico-shell-skip">
        {texts.skipToContent}
      </button>
      <aside data-collapsed={isCollapsed || undefined}>{sidebar(isCollapsed)}</aside>
      <div className="portico-shell-page">
        <header data-keep-clear="">
          <IconButton
            className="portico-shell-narrow"
            label={texts.openNavigation}
            icon={<Menu size={18} />}
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={() => setDrawerOpen(true)}
          />
          {isDrawerOpen && (
            <Suspense>
              <NavigationDrawer onClose={() => setDrawerOpen(false)}>{sidebar(false)}</NavigationDrawer>
            </Suspense>
          )}
          <IconButton
            size="sm"
            className="portico-shell-wide"
            label={isCollapsed ? texts.expandSidebar : texts.collapseSidebar}
            icon={<PanelLeft size={16} />}
            aria-expanded={!isCollapsed}
            onPointerEnter={preloadCollapsed}
            onFocus={preloadCollapsed}
            onClick={() => setCollapsed(!isCollapsed)}
          />
          {topBarStart}
          <div className="portico-shell-end">{topBarEnd}</div>
        </header>
        <main ref={content} id={contentId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
});
