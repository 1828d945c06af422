import type { ScreenPreferences } from "@portico/contract/features/preferences.schemas";

/** Sends preferences to the server. */
export type SendPreferences = (preferences: ScreenPreferences) => Promise<unknown>;

/** Keeps a person's preferences without getting in the way of anything. */
export interface PreferenceSaver {
  /** Sends them after a pause; the last change wins. */
  readonly save: (preferences: ScreenPreferences, send: SendPreferences) => void;
  /** Sends waiting changes immediately. */
  readonly flush: () => void;
}

/**
 * Sends what is arranged, one after the other and never an older one after a newer. One that fails is forgotten: the
 * next one holds all of it.
 * @param delay milliseconds that arranging must rest
 */
export function preferenceSaver(delay: number): PreferenceSaver {
  let waiting: { preferences: ScreenPreferences; send: SendPreferences } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const flush = () => {
    clearTimeout(timer);
    if (!waiting || isSending) return;
    const { preferences, send } = waiting;
    waiting = undefined;
    isSending = true;
    const sent = () => {
      isSending = false;
      flush();
    };
    send(preferences).then(sent, sent);
  };
  return {
    save: (preferences, send) => {
      waiting = { preferences, send };
      clearTimeout(timer);
      timer = setTimeout(flush, delay);
    },
    flush,
  };
}
