import { followUpEndpoints } from "@portico/contract/features/follow-ups/follow-ups";
import { errorMessage, NotLoaded } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import { Button, Skeleton, TextField } from "@portico/ui";
import { ConfirmDialog } from "@portico/ui/dialog";
import { CopyButton } from "@portico/ui/display";
import { useNotify } from "@portico/ui/notification";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { client, fetchJson, request } from "../../../api/client.ts";
import { myAccountMessages } from "../../../messages/my-account.ts";

client.add(followUpEndpoints);

const texts = myAccountMessages.followUps.calendar;
const queryKey = ["followUps.calendar"];

/** Creates, replaces and revokes the secret link to the calendar of the user's follow-ups. */
export function CalendarLink() {
  const notify = useNotify();
  const queries = useQueryClient();
  const createButton = useRef<HTMLButtonElement>(null);
  const revokeButton = useRef<HTMLButtonElement>(null);
  const [url, setUrl] = useState<string>();
  const [asked, setAsked] = useState<"replace" | "revoke">();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson("followUps.calendar", { signal }),
  });
  const changed = async (text: string) => {
    await queries.invalidateQueries({ queryKey });
    setAsked(undefined);
    notify({ tone: "success", text });
  };
  const failed = (failure: unknown) =>
    notify({ tone: "danger", text: myAccountMessages.followUps.failed(errorMessage(failure)) });
  const create = useMutation({
    mutationFn: async () => {
      setUrl((await fetchJson("followUps.makeCalendar", { body: {} })).url);
      await changed(texts.created);
    },
    onError: failed,
  });
  const revoke = useMutation({
    mutationFn: async () => {
      await request("followUps.revokeCalendar");
      setUrl(undefined);
      await changed(texts.revoked);
    },
    onError: failed,
  });
  const hasLink = data !== undefined && data.madeDate !== null;
  return (
    <section aria-labelledby="calendar-link" className="grid gap-2 sm:col-span-2">
      <h3 id="calendar-link" className="text-form font-medium">
        {texts.title}
      </h3>
      <p className="text-table text-fg-muted">{texts.hint}</p>
      {url !== undefined && <ShownLink url={url} />}
      {url === undefined && !error && <LinkState madeDate={data?.madeDate} />}
      {error && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={createButton}
          disabled={!data}
          isLoading={create.isPending && asked === undefined}
          onClick={() => (hasLink ? setAsked("replace") : create.mutate())}
        >
          {hasLink ? texts.replace.submit : texts.create}
        </Button>
        {hasLink && (
          <Button ref={revokeButton} variant="ghost" onClick={() => setAsked("revoke")}>
            {texts.revoke.submit}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={texts[asked].title}
          description={texts[asked].text}
          confirmLabel={texts[asked].submit}
          tone="danger"
          isPending={create.isPending || revoke.isPending}
          onConfirm={() => (asked === "replace" ? create : revoke).mutate()}
          onCancel={() => setAsked(undefined)}
          onCloseAutoFocus={(event) => {
            if (revokeButton.current) return;
            // The button that had the focus is gone with the link.
            event.preventDefault();
            createButton.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** The link, while it can be copied. */
function ShownLink({ url }: { url: string }) {
  const hintId = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-1">
        <TextField
          label={texts.url}
          value={url}
          readOnly
          aria-describedby={hintId}
          className="min-w-0 flex-1"
        />
        <CopyButton text={url} label={texts.copy} className="mb-0.5" />
      </div>
      <p id={hintId} className="text-table text-fg-muted">
        {texts.shownOnce}
      </p>
    </div>
  );
}

/** When the link was created. @param madeDate null without a link, undefined until it is known */
function LinkState({ madeDate }: { madeDate: string | null | undefined }) {
  const dateTime = useDateTime();
  if (madeDate === undefined) return <Skeleton width="12rem" />;
  return <p className="text-table">{madeDate === null ? texts.none : texts.made(dateTime(madeDate))}</p>;
}
