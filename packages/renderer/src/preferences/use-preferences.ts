import type { ScreenPreferences } from "@portico/screens";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { type ScreenClient, useClient } from "../client/screen-client.ts";
import { knownPreferences, preferencesKey, useAllPreferences } from "./known-preferences.ts";
import { createPreferenceSaver } from "./preference-saver.ts";

const saveDelay = 600;
/** The maximum time that rows wait for preferences. */
const maxWait = 1_000;

/** A user's preferences for a screen. */
export interface Preferences {
  /** Null while loading, and if there are none. */
  readonly saved: ScreenPreferences | null;
  /** Whether preferences are loading and may still change how rows are shown. */
  readonly isPending: boolean;
  /** Applies preferences immediately and saves them after a delay. */
  readonly save: (preferences: ScreenPreferences) => void;
}

/**
 * Loads and saves the user's preferences for a screen. If loading fails, the defaults apply; if saving fails, nothing
 * is reported. In a preview, preferences aren't saved.
 */
export function usePreferences(id: string): Preferences {
  const queries = useQueryClient();
  const client = useClient();
  const { preferencesKey: ownKey, isPreview = false } = useCallOrigin() ?? {};
  const screenId = ownKey ?? id;
  const service = isPreview ? undefined : client.services.preferences;
  const { data, isPending } = useQuery({
    queryKey: preferencesKey(screenId),
    initialData: () => (service ? knownPreferences(queries, screenId) : undefined),
    queryFn: ({ signal }) => (service ? readPreferences(client, service.get, screenId, signal) : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: service !== undefined,
  });
  useAllPreferences();
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), maxWait);
    return () => clearTimeout(timer);
  }, []);

  const [saver] = useState(() => createPreferenceSaver(saveDelay));
  useEffect(() => {
    const sendWhenHidden = () => document.visibilityState === "hidden" && saver.flush();
    document.addEventListener("visibilitychange", sendWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", sendWhenHidden);
      saver.flush();
    };
  }, [saver]);

  // Without this, another tab would overwrite the change with its outdated preferences.
  useEffect(
    () =>
      onOtherTabChange((other) => {
        for (const id of [other, undefined]) void queries.invalidateQueries({ queryKey: preferencesKey(id) });
      }),
    [queries],
  );

  const save = useCallback(
    (preferences: ScreenPreferences) => {
      const queryKey = preferencesKey(screenId);
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, preferences);
      if (!service) return;
      // Uses the token of the current session. After the session ended, the request is rejected.
      const token = client.token();
      saver.save(preferences, async (body) => {
        await client.request(service.set, { params: { screenId }, body, token, keepAlive: true });
        notifyOtherTabs(screenId);
      });
    },
    [client, queries, saver, screenId, service],
  );
  return { saved: data ?? null, isPending: isPending && isWaiting && service !== undefined, save };
}

async function readPreferences(
  client: ScreenClient,
  id: string,
  screenId: string,
  signal: AbortSignal,
): Promise<ScreenPreferences | null> {
  const response = await client.request(id, { params: { screenId }, signal });
  return response.status === 204 ? null : response.json();
}

// One channel for both directions, because a channel doesn't receive its own messages.
let channel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("portico.preferences");
  return channel;
}

/** Notifies other tabs that the preferences of a screen have changed. */
function notifyOtherTabs(screenId: string): void {
  getChannel().postMessage(screenId);
}

/** Subscribes to changed preferences in other tabs. Returns a function that unsubscribes. */
function onOtherTabChange(listener: (screenId: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  getChannel().addEventListener("message", onMessage);
  return () => getChannel().removeEventListener("message", onMessage);
}
