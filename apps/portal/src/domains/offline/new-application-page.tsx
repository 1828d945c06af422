import { Heading } from "@portico/renderer/parts";
import { Button } from "@portico/ui";
import { Page } from "@portico/ui/layout";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { DraftList } from "./drafts/draft-list.tsx";
import { useDraftLock } from "./drafts/use-draft-lock.ts";
import { NewApplicationForm } from "./new-application-form.tsx";
import { SubmittedApplication } from "./submitted-application.tsx";

const texts = offlineMessages;
/** The parameter of the page's URL with the id of the draft, so that a reload continues it. */
const draftParameter = "draft";

/** The form of a new offline application, its drafts, and what follows after submitting it. */
export function NewApplicationPage() {
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(() => draftOf(search.get(draftParameter)));
  const [submittedId, setSubmittedId] = useState<string>();
  const [isOpenedTwice, setOpenedTwice] = useState(false);
  const isOwn = useDraftLock(draft.id);
  const open = (id: string | undefined) => {
    setDraft(draftOf(id ?? null));
    setOpenedTwice(false);
    setSubmittedId(undefined);
    setSearch(id === undefined ? {} : { [draftParameter]: id }, { replace: true });
  };
  const isNew = search.get(draftParameter) === null;
  return (
    <Page width="lg">
      <Heading level={1} className="text-title font-semibold">
        {texts.page.title}
      </Heading>
      {submittedId !== undefined ? (
        <SubmittedApplication id={submittedId} onAnother={() => open(undefined)} />
      ) : (
        <>
          {isNew && <DraftList exceptId={draft.id} onContinue={open} />}
          {isOwn === false && !isOpenedTwice ? (
            <OpenElsewhere onOpenHere={() => setOpenedTwice(true)} onStartNew={() => open(undefined)} />
          ) : (
            isOwn !== undefined && (
              <NewApplicationForm
                key={draft.id}
                draftId={draft.id}
                isStored={draft.isStored}
                onDraftSaved={showDraftInUrl}
                onLoadOther={() => window.location.reload()}
                onSubmitted={setSubmittedId}
              />
            )
          )}
        </>
      )}
    </Page>
  );
}

/**
 * Adds a draft to the page's URL for a reload. The router isn't told, because it would cancel a navigation that waits for
 * an answer to 'Really close?'.
 */
function showDraftInUrl(id: string) {
  const url = new URL(window.location.href);
  if (url.searchParams.get(draftParameter) === id) return;
  url.searchParams.set(draftParameter, id);
  window.history.replaceState(window.history.state, "", url);
}

/** A draft that the server may have, or a new one. */
function draftOf(id: string | null) {
  return { id: id ?? crypto.randomUUID(), isStored: id !== null };
}

function OpenElsewhere({ onOpenHere, onStartNew }: { onOpenHere: () => void; onStartNew: () => void }) {
  return (
    <section role="alert" className="grid gap-3 rounded-xl border border-border bg-surface px-4 py-4">
      <p className="font-semibold">{texts.drafts.openElsewhere}</p>
      <p className="text-fg-muted">{texts.drafts.openElsewhereText}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onStartNew}>
          {texts.drafts.startNew}
        </Button>
        <Button onClick={onOpenHere}>{texts.drafts.openHere}</Button>
      </div>
    </section>
  );
}
