import type { ResponseBody } from "@portico/contract/schemas";
import { errorMessage, NotLoaded } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import { Button } from "@portico/ui";
import { ConfirmDialog } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fetchJson, request } from "../../../api/client.ts";
import { offlineMessages } from "../../../messages/offline-applications.ts";

const texts = offlineMessages.drafts;
const key = ["offlineDrafts.list"];

type Draft = ResponseBody<"offlineDrafts.list">["data"][number];

export interface DraftListProps {
  /** The draft of the form that is open. */
  exceptId: string;
  onContinue: (id: string) => void;
}

/** The user's unfinished applications, to continue or discard. Nothing if there are none. */
export function DraftList({ exceptId, onContinue }: DraftListProps) {
  const dateTime = useDateTime();
  const [discarded, setDiscarded] = useState<Draft>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchJson("offlineDrafts.list", { signal }),
    // What is offered must not change while the user decides.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error && !data) return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  const drafts = data?.data.filter(({ id }) => id !== exceptId) ?? [];
  if (drafts.length === 0) return null;
  return (
    <section
      aria-labelledby="draft-list-title"
      className="grid gap-2 rounded-xl border border-border bg-surface-raised px-4 py-3"
    >
      <div>
        <h2 id="draft-list-title" className="text-section font-semibold">
          {texts.title}
        </h2>
        <p className="text-table text-fg-muted">{texts.lead}</p>
      </div>
      <ul className="grid gap-1.5">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{draft.name || texts.unnamed}</span>
            <span className="me-auto text-table text-fg-muted">
              {texts.savedAt(dateTime(draft.updatedDate))}
            </span>
            <span className="flex gap-2">
              <Button size="sm" onClick={() => onContinue(draft.id)}>
                {texts.continue}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setDiscarded(draft)}>
                {texts.discard}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {discarded && <DiscardDialog draft={discarded} onClose={() => setDiscarded(undefined)} />}
    </section>
  );
}

function DiscardDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const discard = async () => {
    setPending(true);
    try {
      await request("offlineDrafts.remove", { params: { id: draft.id } });
      await client.invalidateQueries({ queryKey: key });
    } catch (error) {
      notify({ tone: "danger", text: errorMessage(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={texts.discardQuestion}
      description={draft.name || texts.unnamed}
      confirmLabel={texts.discard}
      isPending={isPending}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      <p>{texts.discardText}</p>
    </ConfirmDialog>
  );
}
