import { NotLoaded } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import type { RowDialogProps } from "@portico/renderer/forms";
import { Dialog, Skeleton, StatusBadge } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { applicationTones } from "../../screens/application-tones.ts";
import { ScrollRegion } from "../../scroll-region/scroll-region.tsx";
import { Consents } from "./consents.tsx";

const texts = offlineMessages.history;

/** The status history of the selected application, newest first, and its consent requests. */
export function ApplicationHistoryDialog({ rowId = "", onClose }: RowDialogProps) {
  return (
    <Dialog isOpen size="lg" title={texts.title} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <div className="grid gap-6">
        <Statuses applicationId={rowId} />
        <Consents applicationId={rowId} />
      </div>
    </Dialog>
  );
}

function Statuses({ applicationId }: { applicationId: string }) {
  const dateTime = useDateTime();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["offlineApp.history", applicationId],
    queryFn: ({ signal }) => fetchJson("offlineApp.history", { params: { id: applicationId }, signal }),
  });
  if (error && !data) return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  if (!data) return <Skeleton height="6rem" />;
  if (data.length === 0) return <p className="text-fg-muted">{texts.empty}</p>;
  return (
    <ScrollRegion label={texts.title} className="overflow-x-auto">
      <table className="w-full text-table">
        <thead>
          <tr className="border-b border-border text-start text-fg-muted">
            {[texts.createdBy, texts.createdDate, texts.status, texts.assignedTo].map((header) => (
              <th key={header} scope="col" className="py-1.5 pe-4 text-start font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.toReversed().map(({ id, userName, createDate, status, agentName, comment }) => (
            <tr key={id} className="border-b border-border align-top last:border-0">
              <td className="py-1.5 pe-4">{userName ?? texts.system}</td>
              <td className="py-1.5 pe-4 whitespace-nowrap tabular-nums">{dateTime(createDate)}</td>
              <td className="py-1.5 pe-4">
                <StatusBadge tone={applicationTones[status]}>{status}</StatusBadge>
                {comment && <span className="block text-caption text-fg-muted">{comment}</span>}
              </td>
              <td className="py-1.5 pe-4">{agentName ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
