import type { Rights } from "@portico/contract";
import { useFirstCalls } from "@portico/renderer/list";
import { useEffect } from "react";
import { findPageAt, type RouteEntry } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { loadScreen } from "../screen-host/load-screen.ts";
import { loadPageElement } from "./portal-routes.tsx";

export interface PreparedLinksProps {
  user: Rights;
}

/**
 * Loads the code of a page when a link to it is hovered or focused, and its rows when the pointer is pressed on it: reads
 * are audited, so rows are not requested for a link that is only passed.
 */
export function PreparedLinks({ user }: PreparedLinksProps) {
  const sendFirstCalls = useFirstCalls();
  useEffect(() => {
    const prepared = new Set<RouteEntry>();
    const loadCode = async (event: Event) => {
      const link = linkOf(event);
      const route = link && findPageAt(routes, link.pathname, user);
      if (!route || prepared.has(route)) return;
      prepared.add(route);
      await loadPageElement(route);
    };
    const loadRows = async (event: PointerEvent) => {
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const link = isPlain ? linkOf(event) : undefined;
      if (!link || link.search !== "" || link.target === "_blank" || link.pathname === location.pathname)
        return;
      const list = listOf(findPageAt(routes, link.pathname, user));
      if (list) sendFirstCalls((await loadScreen(list.id)).screen);
    };
    // Whoever opens the link sees what failed.
    const onHover = (event: Event) => void loadCode(event).catch(() => undefined);
    const onPress = (event: PointerEvent) => void loadRows(event).catch(() => undefined);
    document.addEventListener("pointerover", onHover);
    document.addEventListener("focusin", onHover);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("pointerover", onHover);
      document.removeEventListener("focusin", onHover);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [user, sendFirstCalls]);
  return null;
}

/** The link to a page of the portal that an event happened in. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin ? link : undefined;
}

/** The declared list of a route. */
function listOf(route: RouteEntry | undefined) {
  const page = route?.page;
  return typeof page === "object" && page.kind !== "detail" ? page : undefined;
}
