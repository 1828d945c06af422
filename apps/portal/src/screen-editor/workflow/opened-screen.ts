import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens.schemas";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";

/** A screen as it was opened, with the text of the version that is shown. */
export interface OpenedScreen {
  readonly screen: AddedScreen;
  /** The version shown. */
  readonly number: number;
  /** Its document, as it is saved. */
  readonly text: string;
}

/** The query key of an edited screen, which never uses cached data. */
export const openedKey = (id: string) => ["screens.get", id, "opened"];

/** The version that the editor shows: the one in progress, otherwise the last published one, otherwise the newest. */
export function shownVersion({ workVersion, publishedVersion, versions }: AddedScreen): number {
  return workVersion ?? publishedVersion ?? lastPublished(versions) ?? versions[0]?.number ?? 1;
}

function lastPublished(versions: AddedScreen["versions"]): number | undefined {
  return versions
    .filter(({ publishedDate }) => publishedDate !== null)
    .toSorted((a, b) => Date.parse(b.publishedDate ?? "") - Date.parse(a.publishedDate ?? ""))[0]?.number;
}

/** A version of a screen by its number. */
export function versionOf({ versions }: AddedScreen, number: number | null): ScreenVersion | undefined {
  return versions.find((version) => version.number === number);
}

/** The text of a version, with normalized line breaks. */
export async function fetchText(id: string, number: number, signal?: AbortSignal): Promise<string> {
  const params = { id, number: String(number) };
  const { document } = await fetchJson("screens.version", { params, signal });
  return document.replaceAll(/\r\n?/g, "\n");
}

/** A screen as it is now, with the text of the version to show. */
export async function fetchOpened(id: string, signal?: AbortSignal): Promise<OpenedScreen> {
  const screen = await fetchJson("screens.get", { params: { id }, signal });
  const number = shownVersion(screen);
  return { screen, number, text: await fetchText(id, number, signal) };
}

/**
 * A screen to be changed. It is not fetched again by itself, so that nothing moves under who writes.
 * @param added the screen as it was just added, which is not fetched at all
 */
export function useOpenedScreen(id: string, added?: OpenedScreen) {
  return useQuery({
    queryKey: openedKey(id),
    queryFn: ({ signal }) => fetchOpened(id, signal),
    enabled: id !== "",
    initialData: added,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
