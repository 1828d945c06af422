import { timelineKinds } from "@portico/contract/features/people/people";
import { errorMessage } from "@portico/renderer/client";
import { Button, Select } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { Paperclip } from "@portico/ui/icons";
import { Timeline } from "@portico/ui/timeline";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { peopleMessages } from "../../messages/people.ts";
import { RecordLink } from "./record-link.tsx";
import { useDownload } from "./use-download.ts";
import type { Person } from "./use-person.ts";

const texts = peopleMessages.timeline;

type Entry = Person["timeline"]["entries"][number];
type Kind = Entry["kind"];

/** What happened with the person's records, newest first. The first page came with the person. */
export function PersonTimeline({ person }: { person: Person }) {
  const [kind, setKind] = useState<Kind>();
  const download = useDownload();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    // Below the key of the person's notes, so that a new one loads it again.
    queryKey: ["notes.list", person.id, "person", "timeline", kind],
    queryFn: ({ pageParam, signal }) =>
      fetchJson("people.timeline", {
        params: { id: person.id },
        query: { pageNumber: String(pageParam), ...(kind && { kind }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, pageNumber) => (hasMore ? pageNumber + 1 : undefined),
    ...(kind === undefined && { initialData: { pages: [person.timeline], pageParams: [1] } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const loaded = data?.pages.flatMap(({ entries }) => entries) ?? [];
  // A new event shifts the pages, so that the next one can repeat events.
  const entries = [...new Map(loaded.map((entry) => [entry.id, entry])).values()];
  return (
    <Card
      title={texts.title}
      actions={
        <Select
          label={texts.show}
          isLabelHidden
          placeholder={texts.all}
          options={timelineKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind ?? ""}
          onChange={({ currentTarget }) =>
            setKind(timelineKinds.find((each) => each === currentTarget.value))
          }
          className="print:hidden"
        />
      }
    >
      {entries.length === 0 && !error && <p className="text-fg-muted">{texts.none}</p>}
      <Timeline
        entries={entries.map((entry) => ({
          id: entry.id,
          title: texts.titles[entry.kind](entry.what),
          at: entry.at,
          author: entry.by ?? texts.system,
          body: <Body entry={entry} onDownload={(file) => void download(file)} />,
        }))}
      />
      {error && <p role="alert">{texts.notLoaded(errorMessage(error))}</p>}
      {hasNextPage && (
        <Button
          size="sm"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="mt-4 print:hidden"
        >
          {texts.more}
        </Button>
      )}
    </Card>
  );
}

function Body({
  entry: { record, text, attachment },
  onDownload,
}: {
  entry: Entry;
  onDownload: (file: NonNullable<Entry["attachment"]>) => void;
}) {
  return (
    <>
      {text !== null && <p className="whitespace-pre-line">{text}</p>}
      {attachment && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Paperclip size={14} aria-hidden="true" />}
          aria-label={texts.download(attachment.name)}
          onClick={() => onDownload(attachment)}
        >
          {attachment.name}
        </Button>
      )}
      {record && (
        <p className="text-caption text-fg-muted">
          <RecordLink record={record} />
        </p>
      )}
    </>
  );
}
