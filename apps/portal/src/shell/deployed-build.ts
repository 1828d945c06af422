import { hasUnsavedChanges, reloadPage } from "@portico/renderer/unsaved";
import { buildOf } from "./build.ts";

/** The deployed build for which this tab was reloaded, so that a failure that stays does not reload it again. */
const storageKey = "portico.reloadedFor";

/** Fetches the id of the deployed build. Resolves with undefined if the request fails. */
export async function fetchBuild(): Promise<string | undefined> {
  try {
    const response = await fetch("/portal/", { cache: "reload" });
    if (!response.ok) return undefined;
    return buildOf(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    // The network is unavailable; the next check tries again.
    return undefined;
  }
}

/**
 * Reloads a page that has failed if a new build was deployed since it was loaded, because the server no longer has the
 * files of earlier builds. Once for each build, and never with unsaved changes.
 */
export async function reloadIfOutdated(): Promise<void> {
  const deployed = await fetchBuild();
  if (!deployed || deployed === buildOf(document) || hasUnsavedChanges()) return;
  if (sessionStorage.getItem(storageKey) === deployed) return;
  sessionStorage.setItem(storageKey, deployed);
  reloadPage();
}
