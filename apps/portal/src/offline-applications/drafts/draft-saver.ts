import type { DraftStore } from "@portico/ui/form-kit";
import { fetchJson, request } from "../../api/client.ts";
import { errorStatus } from "../../api/error-message.ts";

/** Stores the draft of one form on the server. */
export interface DraftSaver extends DraftStore {
  /** Whether another tab or device has changed the draft since. Nothing is saved then. */
  readonly hasConflict: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Continues as another draft, which the next save creates. */
  readonly continueAs: (id: string) => void;
}

/** Options of `createDraftSaver`. */
export interface DraftSaverOptions {
  readonly id: string;
  /** Whether the server may have the draft. */
  readonly isStored: boolean;
  /** Called with the id after each save. */
  readonly onSaved: (id: string) => void;
}

/**
 * Stores a draft under an id. The server counts saves, so that a tab with an older draft doesn't overwrite a newer one.
 */
export function createDraftSaver({ id: firstId, isStored, onSaved }: DraftSaverOptions): DraftSaver {
  let id = firstId;
  let revision = 0;
  let hasConflict = false;
  /** What the server has, so that a restored draft isn't saved again unchanged. */
  let stored = "";
  const listeners = new Set<() => void>();
  const setConflict = (value: boolean) => {
    hasConflict = value;
    for (const listener of listeners) listener();
  };
  return {
    hasConflict: () => hasConflict,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    continueAs: (next) => {
      id = next;
      revision = 0;
      stored = "";
      setConflict(false);
    },
    load: async () => {
      if (!isStored) return undefined;
      try {
        const draft = await fetchJson("offlineDrafts.detail", { params: { id } });
        revision = draft.revision;
        stored = keyOf(draft.changed);
        return { changed: draft.changed };
      } catch (error) {
        if (errorStatus(error) === 404) return undefined;
        throw error;
      }
    },
    save: async (_, { changed }) => {
      if (hasConflict || keyOf(changed) === stored) return;
      try {
        const saved = await fetchJson("offlineDrafts.save", {
          params: { id },
          body: { revision, changed: changed },
          keepAlive: true,
        });
        revision = saved.revision;
        stored = keyOf(changed);
        onSaved(id);
      } catch (error) {
        if (errorStatus(error) !== 409) throw error;
        setConflict(true);
      }
    },
    remove: async () => {
      if (revision === 0 || hasConflict) return;
      await request("offlineDrafts.remove", { params: { id }, keepAlive: true });
      revision = 0;
    },
  };
}

/** Equal drafts have equal keys, in any order of their values. */
function keyOf(changed: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(changed).toSorted(([one], [other]) => one.localeCompare(other)));
}
