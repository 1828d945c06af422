"use client";

import { type ComponentType, lazy } from "react";
import type { NavigationDrawerProps } from "./navigation-drawer.js";
import { SidebarSections } from "./sidebar-sections.js";

const loadSections = () => import("./collapsed-sections.js");
const loadDrawer = () => import("./navigation-drawer.js");

/** Loads a part before it is needed. A failure is handled when it is. */
const preload = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

export const preloadCollapsed = preload(loadSections);
export const preloadDrawer = preload(loadDrawer);

/** If loading fails, the expanded sections are shown, of which only the icons fit. */
export const CollapsedSections = lazy(() =>
  loadSections().then(
    (module) => ({ default: module.CollapsedSections }),
    () => ({ default: SidebarSections }),
  ),
);

/** If loading fails, the sidebar is shown until it is clicked. */
export const NavigationDrawer = lazy<ComponentType<NavigationDrawerProps>>(() =>
  loadDrawer().then(
    (module) => ({ default: module.NavigationDrawer }),
    () => ({ default: PlainDrawer }),
  ),
);

function PlainDrawer({ onClose, children }: NavigationDrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the clicks on its links
    <div className="portico-shell-drawer" onClick={onClose}>
      {children}
    </div>
  );
}
