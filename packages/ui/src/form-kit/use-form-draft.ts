"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { changesAnything, type DraftStore, draftOf, withDraftBelow } from "./draft-store.js";
import { enteredNames } from "./entered-names.js";
import type { FormKit } from "./use-form-kit.js";

/** Milliseconds until what failed is tried again. A connection that is back is used at once. */
const retryDelay = 5_000;

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
  /** Stores changes at once, for example when the user leaves the form for another part of the page. */
  readonly saveNow: () => void;
  /** Returns to the saved values and removes the draft. */
  readonly discard: () => void;
}

/**
 * Stores a form's unsaved changes, without secrets and files, and restores them when the form is opened again, with the
 * errors of what was entered. What fails is tried again. What was typed before the draft was loaded is added to it.
 */
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
  const flushNow = useRef(() => {});

  useEffect(() => {
    let isCurrent = true;
    let isLoaded = false;
    /** Waits to store changes. */
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Waits to repeat what failed, for example without a connection. */
    let retry: { readonly again: () => void; readonly timer: ReturnType<typeof setTimeout> } | undefined;
    let work: Promise<void> = Promise.resolve();
    const run = (task: () => Promise<void> | void, again: () => void) => {
      const settle = (failed: boolean) => {
        if (!isCurrent) return;
        setFailed(failed);
        if (failed && retry === undefined) retry = { again, timer: setTimeout(repeat, retryDelay) };
      };
      work = work.then(task).then(
        () => settle(false),
        () => settle(true),
      );
    };
    const stopRetry = () => {
      clearTimeout(retry?.timer);
      retry = undefined;
    };
    const repeat = () => {
      const again = retry?.again;
      stopRetry();
      again?.();
    };
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      stopRetry();
      const now = latest.current;
      const secrets = [...context.registry.secrets(), ...now.secretNames];
      const draft = draftOf(now.baseOf(), form.getValues(), { secrets, version: now.version });
      run(() => (draft ? now.store.save(storageKey, draft) : now.store.remove(storageKey)), write);
      if (!draft && isCurrent) setRestored(false);
    };
    const flush = () => {
      if (timer !== undefined || retry?.again === write) write();
    };
    flushNow.current = flush;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(write, delay);
    };
    const restore = async () => {
      const draft = await latest.current.store.load(storageKey);
      if (!isCurrent) return;
      isLoaded = true;
      const base = latest.current.baseOf();
      // What the user has typed meanwhile is stored with the draft.
      if (form.formState.isDirty) schedule();
      if (!draft || !changesAnything(base, draft)) return;
      // The draft has the shape of the form's values.
      const before = form.getValues();
      const values = withDraftBelow(base, draft, before) as Values;
      // Names in the values are names of fields, or of what is in them.
      const restored = enteredNames(before, values) as FieldPath<Values>[];
      form.reset(values, { keepDefaultValues: true });
      if (restored.length > 0) void form.trigger(restored);
      // If the record has a newer version, saving the draft shows both.
      if (draft.version !== undefined) latest.current.setVersion(draft.version);
      setRestored(true);
    };
    const load = () => run(restore, load);
    load();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isLoaded) schedule();
      },
    });
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", repeat);
    return () => {
      flush();
      isCurrent = false;
      stopRetry();
      unsubscribe();
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", repeat);
    };
  }, [form, context.registry, storageKey, delay]);

  return {
    isRestored,
    hasFailed,
    saveNow: () => flushNow.current(),
    discard: () => {
      setVersion(initialVersion.current);
      form.reset();
      setRestored(false);
      void Promise.resolve(store.remove(storageKey)).catch(() => setFailed(true));
    },
  };
}
