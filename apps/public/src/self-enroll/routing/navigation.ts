import { useSyncExternalStore } from "react";
import { pathOf, type Route } from "./routes.ts";

const changed = "self-enroll:navigate";

/** Opens a page of the site. The language stays in the address. */
export function navigate(route: Route): void {
  history.pushState(null, "", pathOf(route) + languageQuery());
  scrollTo({ top: 0 });
  dispatchEvent(new Event(changed));
}

/** Replaces the current page, so that Back doesn't return to it. */
export function redirect(route: Route): void {
  history.replaceState(null, "", pathOf(route) + languageQuery());
  dispatchEvent(new Event(changed));
}

/** The path of the current page. `served` is that of the page that the server rendered. */
export function usePath(served: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => served,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(changed, listener);
  };
}

/** The language in the address, if the visitor chose one. */
function languageQuery(): string {
  const language = new URLSearchParams(location.search).get("lang");
  return language === "en" || language === "es" ? `?lang=${language}` : "";
}
