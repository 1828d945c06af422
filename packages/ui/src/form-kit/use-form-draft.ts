"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { changesAnything, type DraftStore, draftOf, withDraft } from "./draft-store.js";
import type { FormKit } from "./use-form-kit.js";

export interface FormDraftOptions {
  /** Where drafts are stored. */
  store: DraftStore;
  /** What the draft belongs to, such as `policy-FL-1`. Include the user if several share a browser. */
  storageKey: string;
  /** Milliseconds from the last change until the draft is stored. @default 1000 */
  delay?: number | undefined;
  /** Names of values that are never stored, in addition to fields with `isSecret`: `cards.*.number`. @default none */
  secretNames?: readonly string[] | undefined;
}

/** The state of a form's draft; `DraftNotice` shows it. */
export interface FormDraftState {
  /** A stored draft was restored and not discarded. */
  readonly isRestored: boolean;
  /** The last attempt to load or store it failed. */
  readonly hasFailed: boolean;
  /** Returns to the saved values and removes the draft. */
  readonly discard: () => void;
}

/** Stores a form's unsaved changes, without secrets and files, and restores them when the form is opened again. */
export function useFormDraft<Values extends FieldValues, Sent>(
  kit: FormKit<Values, Sent>,
  { store, storageKey, delay = 1000, secretNames = [] }: FormDraftOptions,
): FormDraftState {
  const { form, version, setVersion, context } = kit;
  const [isRestored, setRestored] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const baseOf = () => form.formState.defaultValues ?? {};
  const latest = useRef({ store, version, secretNames, baseOf, setVersion });
  useEffect(() => {
    latest.current = { store, version, secretNames, baseOf, setVersion };
  });
  const initialVersion = useRef(version);

  useEffect(() => {
    let isCurrent = true;
    let isLoaded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let work: Promise<void> = Promise.resolve();
    const run = (task: () => Promise<void> | void) => {
      const settle = (failed: boolean) => {
        if (isCurrent) setFailed(failed);
      };
      work = work.then(task).then(
        () => settle(false),
        () => settle(true),
      );
    };
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = latest.current;
      const secrets = [...context.registry.secrets(), ...now.secretNames];
      const draft = draftOf(now.baseOf(), form.getValues(), { secrets, version: now.version });
      run(() => (draft ? now.store.save(storageKey, draft) : now.store.remove(storageKey)));
      if (!draft && isCurrent) setRestored(false);
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    run(async () => {
      const draft = await latest.current.store.load(storageKey);
      isLoaded = true;
      const base = latest.current.baseOf();
      // What the user has typed meanwhile is newer than the draft.
      if (!isCurrent || !draft || form.formState.isDirty || !changesAnything(base, draft)) return;
      // The draft has the shape of the form's values.
      form.reset(withDraft(base, draft) as Values, { keepDefaultValues: true });
      // If the record has a newer version, saving the draft shows both.
      if (draft.version !== undefined) latest.current.setVersion(draft.version);
      setRestored(true);
    });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!isLoaded) return;
        clearTimeout(timer);
        timer = setTimeout(write, delay);
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      isCurrent = false;
      unsubscribe();
      window.removeEventListener("pagehide", flush);
    };
  }, [form, context.registry, storageKey, delay]);

  return {
    isRestored,
    hasFailed,
    discard: () => {
      setVersion(initialVersion.current);
      form.reset();
      setRestored(false);
      void Promise.resolve(store.remove(storageKey)).catch(() => setFailed(true));
    },
  };
}
