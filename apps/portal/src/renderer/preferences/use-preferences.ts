import { addedPreferences } from "@portico/contract";
import type { ScreenPreferences } from "@portico/contract/features/preferences.schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { request } from "../../api/client.ts";
import { readToken } from "../../session/session.ts";
import { notifyOtherTabs, onOtherTabChange } from "./other-tabs.ts";
import { preferenceSaver } from "./preference-saver.ts";

const restMs = 600;
/** Rows wait at most this long for preferences. */
const patienceMs = 1_000;

/** A user's preferences for a screen. */
export interface Preferences {
  /** Null if there are none, and while loading. */
  readonly saved: ScreenPreferences | null;
  /** The preferences are loading, and may change how rows are shown. */
  readonly isPending: boolean;
  /** Applies preferences now and sends them after a pause. */
  readonly save: (preferences: ScreenPreferences) => void;
}

/**
 * How a person has arranged a screen. Neither reading nor keeping it ever gets in the way: without it, the screen is as
 * it comes. In a preview what is arranged holds until the preview goes.
 */
export function usePreferences(id: string): Preferences {
  const client = useQueryClient();
  const { screen, isPreview = false } = useCallOrigin() ?? {};
  const screenId = screen ? addedPreferences(id) : id;
  const { data, isPending } = useQuery({
    queryKey: ["preferences.get", screenId],
    queryFn: ({ signal }) => readPreferences(screenId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isPreview,
  });
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  const [saver] = useState(() => preferenceSaver(restMs));
  useEffect(() => {
    const sendWhenHidden = () => document.visibilityState === "hidden" && saver.flush();
    document.addEventListener("visibilitychange", sendWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", sendWhenHidden);
      saver.flush();
    };
  }, [saver]);

  // Another tab that went on from what it read first would undo what was arranged here.
  useEffect(
    () =>
      onOtherTabChange((other) => void client.invalidateQueries({ queryKey: ["preferences.get", other] })),
    [client],
  );

  const keep = useCallback(
    (preferences: ScreenPreferences) => {
      const queryKey = ["preferences.get", screenId];
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, preferences);
      if (isPreview) return;
      // They belong to the session in which they were made; after it ended, they are rejected.
      const token = readToken();
      saver.save(preferences, async (body) => {
        await request("preferences.set", { params: { screenId }, body, token, isKeptAlive: true });
        notifyOtherTabs(screenId);
      });
    },
    [client, saver, screenId, isPreview],
  );
  return { saved: data ?? null, isPending: isPending && isPatient && !isPreview, save: keep };
}

async function readPreferences(screenId: string, signal: AbortSignal): Promise<ScreenPreferences | null> {
  const answer = await request("preferences.get", { params: { screenId }, signal });
  return answer.status === 204 ? null : answer.json();
}
