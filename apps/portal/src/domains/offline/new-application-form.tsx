import { errorMessage } from "@portico/renderer/client";
import { LeaveGuard } from "@portico/renderer/unsaved";
import { Button } from "@portico/ui";
import { DraftNotice, Form, SaveBar, SectionIndex, useFormDraft } from "@portico/ui/form-kit";
import { Split } from "@portico/ui/layout";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { createDraftSaver, type DraftSaver } from "./drafts/draft-saver.ts";
import { Duplicates } from "./duplicates.tsx";
import { secretNames } from "./form/application-values.ts";
import { useNewApplication } from "./form/use-application-form.ts";
import { ApplicationSections } from "./sections/application-sections.tsx";

const texts = offlineMessages;
/** Milliseconds from the last change until a draft is saved. */
const draftDelay = 2_000;

export interface NewApplicationFormProps {
  draftId: string;
  /** Whether the server may have the draft. */
  isStored: boolean;
  /** Called with the draft's ID after each save while the form is shown. */
  onDraftSaved: (id: string) => void;
  /** Loads what another tab has saved. */
  onLoadOther: () => void;
  onSubmitted: (id: string) => void;
}

/** The form of a new application, which is saved as a draft every few seconds. */
export function NewApplicationForm({
  draftId,
  isStored,
  onDraftSaved,
  onLoadOther,
  onSubmitted,
}: NewApplicationFormProps) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [saver] = useState(() => {
    // The last changes are saved after the user has left the page.
    const onSaved = (id: string) => isShown.current && onDraftSaved(id);
    return createDraftSaver({ id: draftId, isStored, onSaved });
  });
  const kit = useNewApplication({ saver, onSubmitted });
  const draft = useFormDraft(kit, { store: saver, storageKey: draftId, delay: draftDelay, secretNames });
  return (
    <Form
      kit={kit}
      aria-label={texts.page.title}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who leaves the form may log out or close the page.
        if (!currentTarget.contains(relatedTarget)) draft.saveNow();
      }}
    >
      <DraftNotice draft={draft} />
      <DraftMissing saver={saver} />
      <DraftConflict saver={saver} onLoadOther={onLoadOther} />
      <p className="text-table text-fg-muted">{texts.page.secretsNotInDraft}</p>
      <Split
        side="start"
        asideWidth="sm"
        isSticky
        gap={5}
        classNames={{ main: "grid gap-5", aside: "lg:top-4" }}
        aside={<SectionIndex />}
      >
        <Duplicates />
        <ApplicationSections isNew />
      </Split>
      <SaveBar
        submitLabel={texts.page.submit}
        actions={<span className="text-caption text-fg-muted max-sm:hidden">{texts.page.keyboard}</span>}
      />
      <LeaveGuard isDirty={kit.isDirty} text={texts.page.leave} />
    </Form>
  );
}

/** Says what became of a draft that doesn't exist anymore, such as one whose submission had no response. */
function DraftMissing({ saver }: { saver: DraftSaver }) {
  const isMissing = useSyncExternalStore(saver.subscribe, saver.isMissing, () => false);
  const hasConflict = useSyncExternalStore(saver.subscribe, saver.hasConflict, () => false);
  if (!isMissing || hasConflict) return null;
  return (
    <p role="status" className="rounded-md border border-border bg-surface-raised px-3 py-2 text-table">
      {texts.drafts.missing} <LookInManage />
    </p>
  );
}

function LookInManage() {
  return (
    <Link to="/portal/form/manage" className="text-fg-link underline underline-offset-2">
      {texts.drafts.lookInManage}
    </Link>
  );
}

/** Offers what to do if another tab has changed the draft. Nothing typed here is lost. */
function DraftConflict({ saver, onLoadOther }: { saver: DraftSaver; onLoadOther: () => void }) {
  const hasConflict = useSyncExternalStore(saver.subscribe, saver.hasConflict, () => false);
  const isMissing = useSyncExternalStore(saver.subscribe, saver.isMissing, () => false);
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const loadOther = async () => {
    setPending(true);
    try {
      if (await saver.hasOther()) onLoadOther();
    } catch (error) {
      notify({ tone: "danger", text: errorMessage(error) });
    }
    setPending(false);
  };
  if (!hasConflict) return null;
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-xl border border-warning-border bg-warning-surface px-4 py-3"
    >
      <p className="font-semibold">{isMissing ? texts.drafts.missing : texts.drafts.conflict}</p>
      <p className="text-table">
        {isMissing ? texts.drafts.missingText : texts.drafts.conflictText} {isMissing && <LookInManage />}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={() => saver.continueAs(crypto.randomUUID())}>
          {texts.drafts.saveAsNew}
        </Button>
        {!isMissing && (
          <Button size="sm" isLoading={isPending} onClick={() => void loadOther()}>
            {texts.drafts.loadOther}
          </Button>
        )}
      </div>
    </div>
  );
}
