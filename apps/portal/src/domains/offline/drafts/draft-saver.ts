import { errorStatus, isOutcomeKnown } from "@portico/renderer/client";
import type { DraftStore, FormDraft } from "@portico/ui/form-kit";
import { fetchJson, request } from "../../../api/client.ts";

/** Stores the draft of one form on the server. */
export interface DraftSaver extends DraftStore {
  /** Whether another tab or device has changed the draft since. Nothing is saved then. */
  readonly hasConflict: () => boolean;
  /** Whether the server still has what another tab or device saved. If not, `isMissing` says so. */
  readonly hasOther: () => Promise<boolean>;
  /** Whether the draft to load doesn't exist anymore. */
  readonly isMissing: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Continues as another draft, with the changes that were not saved. */
  readonly continueAs: (id: string) => void;
  /**
   * Sends the form after all saves. The server deletes the draft with this ID if it accepts the form, so that a draft
   * never remains of a submitted form. Repeats have the same ID. Later saves wait, and do nothing after a success. If
   * the server has accepted the form without our knowledge, what is changed since is saved as a new draft.
   */
  readonly submit: <ResponseBody>(
    send: (draftId: string | undefined) => Promise<ResponseBody>,
  ) => Promise<ResponseBody>;
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
  let isMissing = false;
  let isSubmitted = false;
  /** The draft of the first attempt to submit the form, unless that certainly failed. */
  let attempt: { readonly draftId: string | undefined } | undefined;
  /** What was not saved because of a conflict. */
  let unsaved: FormDraft | undefined;
  /** What the server has, so that a restored draft isn't saved again unchanged. */
  let stored = "";
  let work: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const setConflict = (value: boolean) => {
    hasConflict = value;
    announce();
  };
  const continueAs = (next: string) => {
    id = next;
    revision = 0;
    stored = "";
  };
  /** One call after the other. */
  const inOrder = <ResponseBody>(call: () => Promise<ResponseBody>): Promise<ResponseBody> => {
    const next = work.then(call);
    work = next.catch(() => {});
    return next;
  };
  const find = async () => {
    try {
      return await fetchJson("offlineDrafts.detail", { params: { id } });
    } catch (error) {
      if (errorStatus(error) !== 404) throw error;
      isMissing = true;
      announce();
      return undefined;
    }
  };
  const load = async () => {
    const draft = await find();
    if (!draft) return undefined;
    revision = draft.revision;
    stored = keyOf(draft.changed);
    return { changed: draft.changed };
  };
  const send = async ({ changed }: FormDraft) => {
    const body = { revision, changed };
    const saved = await fetchJson("offlineDrafts.save", { params: { id }, body, keepAlive: true });
    revision = saved.revision;
    stored = keyOf(changed);
    onSaved(id);
  };
  const save = async (draft: FormDraft) => {
    if (hasConflict) unsaved = draft;
    if (isSubmitted || hasConflict || keyOf(draft.changed) === stored) return;
    try {
      await send(draft);
    } catch (error) {
      if (errorStatus(error) !== 409) throw error;
      if (attempt?.draftId !== id) {
        unsaved = draft;
        return setConflict(true);
      }
      continueAs(crypto.randomUUID());
      await save(draft);
    }
  };
  const remove = async () => {
    if (isSubmitted || revision === 0 || hasConflict) return;
    await removeDraft(id);
    revision = 0;
    stored = "";
  };
  return {
    hasConflict: () => hasConflict,
    hasOther: async () => (await inOrder(find)) !== undefined,
    isMissing: () => isMissing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    continueAs: (next) => {
      continueAs(next);
      isMissing = false;
      setConflict(false);
      // If this fails, the next change is saved with it.
      const draft = unsaved;
      if (draft) inOrder(() => save(draft)).catch(() => {});
      unsaved = undefined;
    },
    submit: (send) =>
      inOrder(async () => {
        const isRepeated = attempt !== undefined;
        attempt ??= { draftId: hasConflict ? undefined : id };
        const { draftId } = attempt;
        const response = await send(draftId).catch((error: unknown) => {
          if (isOutcomeKnown(error)) attempt = undefined;
          throw error;
        });
        isSubmitted = true;
        // If an earlier attempt was accepted without our knowledge, the draft may have been saved again since.
        const others = isRepeated ? [...new Set([draftId, id])] : [];
        for (const other of others) if (other !== undefined) await removeDraft(other).catch(() => {});
        return response;
      }),
    load: () => (isStored ? inOrder(load) : undefined),
    save: (_, draft) => inOrder(() => save(draft)),
    remove: () => inOrder(remove),
  };
}

async function removeDraft(id: string): Promise<void> {
  await request("offlineDrafts.remove", { params: { id }, keepAlive: true });
}

/** Equal drafts have equal keys, in any order of their values. */
function keyOf(changed: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(changed).toSorted(([one], [other]) => one.localeCompare(other)));
}
