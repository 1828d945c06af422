import { allows, personAccess } from "@portico/contract";
import { followUpEndpoints } from "@portico/contract/features/follow-ups";
import { errorMessage } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import { useRights } from "@portico/renderer/host";
import { Button, TextField } from "@portico/ui";
import { CopyButton } from "@portico/ui/display";
import { useNotify } from "@portico/ui/notification";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client, fetchJson, request } from "../../api/client.ts";
import { myAccountMessages } from "../../messages/my-account.ts";

client.add(followUpEndpoints);

const texts = myAccountMessages.followUps;
const queryKey = ["followUps.calendar"];

/** Makes and revokes the secret link to the calendar of the user's follow-ups. Only agents have them. */
export function CalendarLink() {
  const canHave = allows(personAccess, useRights());
  const notify = useNotify();
  const dateTime = useDateTime();
  const queries = useQueryClient();
  const [url, setUrl] = useState<string>();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson("followUps.calendar", { signal }),
    enabled: canHave,
  });
  if (!canHave) return null;
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
  };
  const make = async () => setUrl((await fetchJson("followUps.makeCalendar", { body: {} })).url);
  const revoke = async () => {
    await request("followUps.revokeCalendar");
    setUrl(undefined);
    notify({ tone: "success", text: texts.calendar.revoked });
  };
  const hasLink = data !== undefined && data.madeDate !== null;
  return (
    <section aria-labelledby="calendar-link" className="grid gap-2 sm:col-span-2">
      <h3 id="calendar-link" className="text-form font-medium">
        {texts.calendar.title}
      </h3>
      <p className="text-table text-fg-muted">{texts.calendar.hint}</p>
      {url === undefined ? (
        data && (
          <p className="text-table">
            {hasLink ? texts.calendar.made(dateTime(data.madeDate ?? "")) : texts.calendar.none}
          </p>
        )
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={texts.calendar.url}
            hint={texts.calendar.shownOnce}
            value={url}
            readOnly
            className="min-w-0 flex-1 basis-80"
          />
          <CopyButton text={url} label={texts.calendar.copy} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!data} onClick={() => void run(make)}>
          {hasLink ? texts.calendar.makeNew : texts.calendar.make}
        </Button>
        {hasLink && (
          <Button variant="ghost" onClick={() => void run(revoke)}>
            {texts.calendar.revoke}
          </Button>
        )}
      </div>
    </section>
  );
}
