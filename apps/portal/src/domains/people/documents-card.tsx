import { useDateTime } from "@portico/renderer/dates";
import { Button } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { formatFileSize } from "@portico/ui/format";
import { Paperclip } from "@portico/ui/icons";
import { peopleMessages } from "../../messages/people.ts";
import { RecordItem } from "./record-item.tsx";
import { recordTitle } from "./record-title.ts";
import { useDownload } from "./use-download.ts";
import type { Person } from "./use-person.ts";

const texts = peopleMessages.documents;
const { download: downloadLabel } = peopleMessages.timeline;

/** The files that are attached to notes on the person and their records. */
export function DocumentsCard({ person: { documents } }: { person: Person }) {
  const dateTime = useDateTime();
  const download = useDownload();
  const { files, hasMore } = documents;
  if (files.length === 0) return null;
  return (
    <Card title={texts.title} aria-label={texts.title}>
      <ul>
        {files.map((file) => (
          <RecordItem
            key={file.noteId}
            title={
              <Button
                variant="ghost"
                size="sm"
                icon={<Paperclip size={14} aria-hidden="true" />}
                aria-label={downloadLabel(file.name)}
                onClick={() => void download(file)}
              >
                {file.name}
              </Button>
            }
            facts={[
              [texts.facts.record, file.record ? recordTitle(file.record) : texts.person],
              [texts.facts.by, file.by ?? texts.system],
              [texts.facts.on, dateTime(file.at)],
              [texts.facts.size, file.size === null ? null : formatFileSize(file.size)],
            ]}
          />
        ))}
      </ul>
      {hasMore && <p className="mt-2 text-fg-muted">{texts.more}</p>}
    </Card>
  );
}
