import type { ScreenPreferences } from "@portico/screens";

/** Sends preferences to the server. */
export type SendPreferences<Preferences> = (preferences: Preferences) => Promise<unknown>;

/** Saves preferences in the background. */
export interface PreferenceSaver<Preferences> {
  /** Saves preferences after a delay. Only the last change is sent. */
  readonly save: (preferences: Preferences, send: SendPreferences<Preferences>) => void;
  /** Sends pending changes immediately. */
  readonly flush: () => void;
}

/**
 * Creates a saver that sends one request at a time, in order. Failed requests are ignored, because each request
 * contains all preferences.
 * @param delay milliseconds without further changes before a request is sent
 */
export function createPreferenceSaver<Preferences = ScreenPreferences>(
  delay: number,
): PreferenceSaver<Preferences> {
  let pending: { preferences: Preferences; send: SendPreferences<Preferences> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const flush = () => {
    clearTimeout(timer);
    if (!pending || isSending) return;
    const { preferences, send } = pending;
    pending = undefined;
    isSending = true;
    const sent = () => {
      isSending = false;
      flush();
    };
    send(preferences).then(sent, sent);
  };
  return {
    save: (preferences, send) => {
      pending = { preferences, send };
      clearTimeout(timer);
      timer = setTimeout(flush, delay);
    },
    flush,
  };
}
