import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { errorFields, errorMessage, isVersionConflict } from "@portico/renderer/client";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { useNotify } from "@portico/ui/notification";
import type { Failure } from "@portico/ui/work-dialogs";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { fetchOpened, type OpenedScreen, useScreenCalls } from "./use-screen.ts";
import { workflowStateOf } from "./workflow-state.ts";

const texts = screenEditorMessages.workflow;

/** The user's text, and the screen that someone else saved before. */
export interface Conflict {
  readonly mine: string;
  readonly theirs: OpenedScreen;
}

/** Saving on the editor's page. */
export interface Saving {
  /** Saves; returns the saved screen, or undefined if it failed, which the page reports. */
  readonly save: () => Promise<OpenedScreen | undefined>;
  readonly isSaving: boolean;
  /** Why it cannot be saved now. */
  readonly blocked: string | undefined;
  /** Why the last save failed. */
  readonly failure: Failure | undefined;
  readonly clearFailure: () => void;
  readonly conflict: Conflict | undefined;
  /** Continues from the other version, with the user's own text or without it. Closes the conflict. */
  readonly resolve: (choice: "mine" | "theirs" | "later") => void;
}

export interface SavingOptions {
  draft: Draft;
  /** Undefined for a screen that was never saved. */
  opened: OpenedScreen | undefined;
  /** Called with the screen after its first save. */
  onAdded: (added: { opened: OpenedScreen }) => void;
}

/** Describes why the server rejected a call about a screen, with its messages for single paths. */
export function describeError(error: unknown): Failure {
  const text = errorMessage(error);
  const details = Object.values(errorFields(error)).flat();
  return { text, details: details.filter((detail) => !text.includes(detail)) };
}

/** Saves the draft, with Ctrl+S too. */
export function useSaving({ draft, opened, onAdded }: SavingOptions): Saving {
  const calls = useScreenCalls();
  const notify = useNotify();
  const isInProgress = useRef(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ base, text }: { base: OpenedScreen | undefined; text: string }) => {
      const saved = await calls.save(base, text);
      notify({ tone: "success", text: texts.save.saved(saved.number) });
      if (!base) onAdded({ opened: saved });
      return saved;
    },
    onError: async (failure, { base, text }) => {
      if (!base || !isVersionConflict(failure)) return;
      const theirs = await fetchOpened(base.screen.id).catch(() => undefined);
      if (theirs) setConflict({ mine: text, theirs });
    },
  });
  const blocked = blockedBy(draft, opened);
  const saveOver = async (base: OpenedScreen | undefined, text: string) => {
    if (isInProgress.current) return undefined;
    isInProgress.current = true;
    const saved = await mutateAsync({ base, text }).catch(() => undefined);
    isInProgress.current = false;
    return saved;
  };
  const save = async () => (blocked === undefined ? saveOver(opened, draft.text) : undefined);
  useSaveShortcut(() => void save());
  return {
    save,
    isSaving: isPending,
    blocked,
    failure: error && !conflict ? describeError(error) : undefined,
    clearFailure: reset,
    conflict,
    resolve: (choice) => {
      setConflict(undefined);
      reset();
      if (!conflict || choice === "later") return;
      const { mine, theirs } = conflict;
      calls.adopt(theirs);
      if (choice === "theirs") {
        draft.setText(theirs.text);
        notify({ tone: "info", text: texts.versionConflict.taken });
      } else if (!workflowStateOf(theirs.screen).isReadOnly) void saveOver(theirs, mine);
    },
  };
}

function blockedBy({ text, isChanged }: Draft, opened: OpenedScreen | undefined): string | undefined {
  if (workflowStateOf(opened?.screen).isReadOnly) return texts.save.readOnly;
  // A retired screen becomes a draft again by saving it unchanged.
  const isRetired = opened?.screen.status === "Retired" && opened.screen.workVersion === null;
  if (opened && !isChanged && !isRetired) return texts.save.unchanged;
  return text.length > maxScreenDocument ? texts.save.tooLong : undefined;
}

/** Saves on Ctrl+S or Cmd+S, unless a dialog is open. */
function useSaveShortcut(save: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    const isCovered = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
    if (!isCovered && !event.repeat) save();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
