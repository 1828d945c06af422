import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { useNotify } from "@portico/ui/notification";
import type { Failure } from "@portico/ui/work-dialogs";
import { useRef, useState } from "react";
import { isVersionConflict } from "../../api/version-conflict.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { describeSaveError } from "./describe-save-error.ts";
import type { OpenedScreen } from "./opened-screen.ts";
import { useWorkflow } from "./use-workflow.ts";
import { workflowStateOf } from "./workflow-state.ts";

const texts = screenEditorMessages.workflow;

/** Two texts of one screen, of which one was saved first. */
export interface ConflictingTexts {
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
  /** Why it was not saved the last time. */
  readonly failure: Failure | undefined;
  /** Clears the error when the user continues with something else. */
  readonly forgetFailure: () => void;
  /** Both texts, if someone else saved in the meantime. */
  readonly conflict: ConflictingTexts | undefined;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  readonly closeConflict: () => void;
}

/** Props of `useSaving`. */
export interface SavingOptions {
  draft: Draft;
  /** The screen as it was opened; undefined while it was never saved. */
  opened: OpenedScreen | undefined;
  /** Called with the screen that was added. */
  onAdded: (added: { opened: OpenedScreen }) => void;
}

/** Saves the draft, and keeps it if that fails. */
export function useSaving({ draft, opened, onAdded }: SavingOptions): Saving {
  const workflow = useWorkflow();
  const notify = useNotify();
  const isInProgress = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<ConflictingTexts>();
  const blocked = blockedBy(draft, opened);

  const store = async (base: OpenedScreen | undefined, text: string): Promise<OpenedScreen> => {
    const saved = base ? await workflow.save(base, text) : await workflow.create(text);
    notify({ tone: "success", text: texts.save.saved(saved.number) });
    if (!base) onAdded({ opened: saved });
    return saved;
  };
  const saveOver = async (base: OpenedScreen | undefined, text: string) => {
    if (isInProgress.current) return undefined;
    isInProgress.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      return await store(base, text);
    } catch (error) {
      if (base && isVersionConflict(error)) {
        const theirs = await workflow.fetchCurrent(base.screen.id).catch(() => undefined);
        if (theirs) setConflict({ mine: text, theirs });
        else setFailure(describeSaveError(error));
      } else setFailure(describeSaveError(error));
      return undefined;
    } finally {
      isInProgress.current = false;
      setSaving(false);
    }
  };

  return {
    save: async () => (blocked === undefined ? saveOver(opened, draft.text) : undefined),
    isSaving,
    blocked,
    failure,
    forgetFailure: () => setFailure(undefined),
    conflict,
    takeTheirs: () => {
      if (!conflict) return;
      workflow.adopt(conflict.theirs);
      draft.setText(conflict.theirs.text);
      setConflict(undefined);
      notify({ tone: "info", text: texts.versionConflict.taken });
    },
    keepMine: () => {
      if (!conflict) return;
      workflow.adopt(conflict.theirs);
      setConflict(undefined);
      if (!workflowStateOf(conflict.theirs.screen).isReadOnly) void saveOver(conflict.theirs, conflict.mine);
    },
    closeConflict: () => setConflict(undefined),
  };
}

function blockedBy(draft: Draft, opened: OpenedScreen | undefined): string | undefined {
  if (workflowStateOf(opened?.screen).isReadOnly) return texts.save.readOnly;
  if (opened && !draft.isChanged && !isRetired(opened)) return texts.save.unchanged;
  return draft.text.length > maxScreenDocument ? texts.save.tooLong : undefined;
}

/** One that is retired comes back as a draft by being saved as it is. */
function isRetired({ screen: { status, workVersion } }: OpenedScreen): boolean {
  return status === "Retired" && workVersion === null;
}
