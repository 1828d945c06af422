"use client";

import { useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** State of the sidebar, and what changes it. */
export interface SidebarStateOptions {
  /** Whether the sidebar is collapsed, if the page controls it. */
  isCollapsed?: boolean | undefined;
  /** Whether it is collapsed at first, if it is uncontrolled and the browser has stored nothing. @default false */
  defaultCollapsed?: boolean | undefined;
  /** Called when the user collapses or expands it. */
  onCollapsedChange?: ((change: { isCollapsed: boolean }) => void) | undefined;
  /** The key in the browser's storage. `null` stores nothing. @default "portico.sidebar" */
  storageKey?: string | null | undefined;
}

/** Whether the sidebar is collapsed: controlled by the page, or remembered by the browser. */
export function useSidebarState({
  isCollapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  storageKey = "portico.sidebar",
}: SidebarStateOptions): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const [own, setOwn] = useState(defaultCollapsed);
  // After hydration, which must match the server's HTML, and before the first paint.
  useBrowserLayoutEffect(() => {
    const stored = storageKey && readStored(storageKey);
    if (stored) setOwn(stored === "collapsed");
  }, [storageKey]);
  const setCollapsed = (next: boolean) => {
    setOwn(next);
    if (storageKey) store(storageKey, next ? "collapsed" : "expanded");
    onCollapsedChange?.({ isCollapsed: next });
  };
  return [isCollapsed ?? own, setCollapsed];
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked. The sidebar starts in its default state.
    return null;
  }
}

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked. The state lasts until the page is closed.
  }
}
