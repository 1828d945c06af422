import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { useNotify } from "@portico/ui/notification";
import type { Failure } from "@portico/ui/work-dialogs";
import { useRef, useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { isStale } from "../../renderer/stale-versions.ts";
import type { Draft } from "../draft.ts";
import { describeRefusal } from "./describe-refusal.ts";
import type { OpenedScreen } from "./opened-screen.ts";
import { standingOf } from "./standing.ts";
import { useLife } from "./use-life.ts";

const texts = screenEditorMessages.life;

/** Two texts of one screen, of which one was saved first. */
export interface StaleTexts {
  readonly mine: string;
  readonly theirs: OpenedScreen;
}

/** Saving on the editor's page. */
export interface Saving {
  /** Saves; answers the screen saved, or undefined where it was not, which is told on the page. */
  readonly save: () => Promise<OpenedScreen | undefined>;
  readonly isSaving: boolean;
  /** Why it cannot be saved now. */
  readonly blocked: string | undefined;
  /** Why it was not saved the last time. */
  readonly failure: Failure | undefined;
  /** Called where something else goes on, so that it is told no longer. */
  readonly forgetFailure: () => void;
  /** Both texts, where somebody else saved meanwhile. */
  readonly stale: StaleTexts | undefined;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  readonly closeStale: () => void;
}

/** Props of `useSaving`. */
export interface SavingOptions {
  draft: Draft;
  /** The screen as it was opened; undefined while it was never saved. */
  opened: OpenedScreen | undefined;
  /** Called with the screen that was added. */
  onAdded: (added: { opened: OpenedScreen }) => void;
}

/** Saves what is written, and keeps it where that fails. */
export function useSaving({ draft, opened, onAdded }: SavingOptions): Saving {
  const life = useLife();
  const notify = useNotify();
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [stale, setStale] = useState<StaleTexts>();
  const blocked = blockedBy(draft, opened);

  const store = async (base: OpenedScreen | undefined, text: string): Promise<OpenedScreen> => {
    const saved = base ? await life.save(base, text) : await life.create(text);
    notify({ tone: "success", text: texts.save.saved(saved.number) });
    if (!base) onAdded({ opened: saved });
    return saved;
  };
  const saveOver = async (base: OpenedScreen | undefined, text: string) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      return await store(base, text);
    } catch (error) {
      if (base && isStale(error)) {
        const theirs = await life.look(base.screen.id).catch(() => undefined);
        if (theirs) setStale({ mine: text, theirs });
        else setFailure(describeRefusal(error));
      } else setFailure(describeRefusal(error));
      return undefined;
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };

  return {
    save: async () => (blocked === undefined ? saveOver(opened, draft.text) : undefined),
    isSaving,
    blocked,
    failure,
    forgetFailure: () => setFailure(undefined),
    stale,
    takeTheirs: () => {
      if (!stale) return;
      life.adopt(stale.theirs);
      draft.setText(stale.theirs.text);
      setStale(undefined);
      notify({ tone: "info", text: texts.stale.taken });
    },
    keepMine: () => {
      if (!stale) return;
      life.adopt(stale.theirs);
      setStale(undefined);
      if (!standingOf(stale.theirs.screen).isReadOnly) void saveOver(stale.theirs, stale.mine);
    },
    closeStale: () => setStale(undefined),
  };
}

function blockedBy(draft: Draft, opened: OpenedScreen | undefined): string | undefined {
  if (standingOf(opened?.screen).isReadOnly) return texts.save.readOnly;
  if (opened && !draft.isChanged && !isPutAway(opened)) return texts.save.unchanged;
  return draft.text.length > maxScreenDocument ? texts.save.tooLong : undefined;
}

/** One that is retired comes back as a draft by being saved as it is. */
function isPutAway({ screen: { status, workVersion } }: OpenedScreen): boolean {
  return status === "Retired" && workVersion === null;
}
