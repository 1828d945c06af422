import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens/screens.schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { fetchJson } from "../../../../api/client.ts";

/** A screen as it was opened, with the text of the version that is shown. */
export interface OpenedScreen {
  readonly screen: AddedScreen;
  /** The version shown. */
  readonly number: number;
  /** Its document, as it is saved. */
  readonly text: string;
}

/** A workflow step. Some are about an earlier version. */
export type RequestedStep =
  | { readonly step: "submit" | "approve" | "return" | "withdraw" | "publish" | "retire" }
  | { readonly step: "rollBack" | "restore"; readonly number: number };

/** The name of a workflow step. */
export type Step = RequestedStep["step"];

const keyOf = (id: string) => ["screens.get", id, "opened"];
/** Queries that depend on the screens. */
const dependents = ["screens.list", "screens.impact", "configuration.get", "configuration.screen"];

/** The version that the editor shows: the one in progress, otherwise the last published one, otherwise the newest. */
export function shownVersion({ workVersion, publishedVersion, versions }: AddedScreen): number {
  const [lastPublished] = versions
    .filter(({ publishedDate }) => publishedDate !== null)
    .toSorted((a, b) => Date.parse(b.publishedDate ?? "") - Date.parse(a.publishedDate ?? ""));
  return workVersion ?? publishedVersion ?? lastPublished?.number ?? versions[0]?.number ?? 1;
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
 * A screen to edit. It is not refetched, so that nothing changes while the user types.
 * @param added the screen, if it was just added; it is not fetched then
 */
export function useOpenedScreen(id: string, added?: OpenedScreen) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => fetchOpened(id, signal),
    enabled: id !== "",
    initialData: added,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The text of a version of an opened screen. */
export function useVersionText(
  { screen: { id, version }, number, text }: OpenedScreen,
  wanted: number | null,
) {
  return useQuery({
    queryKey: ["screens.version", id, wanted, version],
    queryFn: ({ signal }) => fetchText(id, wanted ?? 0, signal),
    enabled: wanted !== null && wanted !== number,
    initialData: wanted === number ? text : undefined,
  });
}

/** The calls that change a screen. Each rejects with the server's error. */
export function useScreenCalls() {
  const client = useQueryClient();
  /** Continues from a screen as it is now; ignores older ones, and screens whose page was closed. */
  const adopt = (opened: OpenedScreen) => {
    client.setQueryData<OpenedScreen>(keyOf(opened.screen.id), (before) =>
      before && before.screen.version <= opened.screen.version ? opened : before,
    );
  };
  const refreshDependents = () => {
    for (const id of dependents) void client.invalidateQueries({ queryKey: [id] });
  };
  return {
    adopt,
    /** Saves a text as a draft: of the opened screen, or as a new screen. */
    save: async (opened: OpenedScreen | undefined, text: string): Promise<OpenedScreen> => {
      const body = { document: text };
      const { id, version } = opened?.screen ?? {};
      const screen =
        id !== undefined && version !== undefined
          ? await fetchJson("screens.save", { params: { id }, version, body })
          : await fetchJson("screens.create", { body });
      const saved = { screen, number: shownVersion(screen), text };
      adopt(saved);
      refreshDependents();
      return saved;
    },
    takeStep: async (opened: OpenedScreen, requested: RequestedStep, comment: string) => {
      const { id, version } = opened.screen;
      const { step } = requested;
      const body = "number" in requested ? { number: requested.number } : comment === "" ? {} : { comment };
      const hasBody = step !== "withdraw" && step !== "publish";
      const endpoint = step === "restore" ? "screens.rollBack" : (`screens.${step}` as const);
      const screen = await fetchJson(endpoint, { params: { id }, version, ...(hasBody && { body }) });
      const number = shownVersion(screen);
      const text = number === opened.number ? opened.text : await fetchText(id, number);
      adopt({ screen, number, text });
      refreshDependents();
    },
  };
}

/**
 * Shows the current screen when the user returns to the page. After a change, the user continues from what they saw:
 * saving shows both versions.
 */
export function useRefreshOnReturn(opened: OpenedScreen | undefined, isUntouched: boolean) {
  const { adopt } = useScreenCalls();
  const adoptIfUntouched = useEffectEvent((now: OpenedScreen) => {
    if (isUntouched) adopt(now);
  });
  const refresh = useEffectEvent(() => {
    if (!opened || !isUntouched || document.visibilityState !== "visible") return;
    // The user did not request this: if it fails, the page stays as it is.
    fetchOpened(opened.screen.id).then(adoptIfUntouched, () => {});
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, []);
}
