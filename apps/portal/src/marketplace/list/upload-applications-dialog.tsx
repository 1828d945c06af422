import { safeFileName } from "@portico/contract";
import { applicationEndpoints } from "@portico/contract/features/application";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { refreshLists } from "@portico/renderer/list";
import { useUploadMessages } from "@portico/renderer/messages";
import { NotConfirmedError, sendConfirmed, sendUpload, useConfirmation } from "@portico/renderer/parts";
import { Checkbox } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { UploadDialog } from "@portico/ui/work-dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { marketplaceListMessages } from "../../messages/marketplace-list.ts";
import { RowOutcomes } from "./row-outcomes.tsx";

const texts = marketplaceListMessages.upload;
const { upload, confirmations, choices } = applicationEndpoints["application.upload"];

/** Props of `UploadApplicationsDialog`. */
export interface UploadApplicationsDialogProps {
  /** Called when the file is processed. */
  onDone: (success: string) => void;
  onClose: () => void;
}

/** Uploads a CSV file with application IDs, and shows what happened with each row. */
export function UploadApplicationsDialog({ onDone, onClose }: UploadApplicationsDialogProps) {
  const { tooLate, cancelFailed } = useUploadMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const send = useRepeatableRequest();
  const confirmation = useConfirmation();
  const [overwrite, setOverwrite] = useState(false);
  const [jobId, setJobId] = useState<string>();
  return (
    <>
      <UploadDialog
        isOpen
        size="lg"
        title={texts.title}
        accept=".xlsx,.csv,.txt,.tsv"
        maxSize={upload.maxBytes}
        hasUnsavedFields={overwrite}
        describeFailure={(error) => ({ text: errorMessage(error) })}
        resultActions={jobId !== undefined && <RowOutcomes jobId={jobId} />}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        onUpload={async ({ file, signal, onProgress }) => {
          setJobId(undefined);
          try {
            await sendConfirmed({
              query: {},
              confirmations,
              choices,
              ...confirmation.questions({ endpoint: "application.upload", file, signal }),
              send: (query) =>
                sendUpload({
                  client,
                  send: (options) => send("application.upload", options),
                  file,
                  query,
                  fields: { overwrite: String(overwrite) },
                  partName: upload.field,
                  signal,
                  onProgress,
                  onJobStarted: setJobId,
                  onTooLate: (message) =>
                    notify({
                      tone: "warning",
                      text: tooLate(message ?? safeFileName(file.name)),
                    }),
                  onCancelFailed: (error) =>
                    notify({ tone: "warning", text: cancelFailed(errorMessage(error)) }),
                }),
            });
            onDone(texts.done);
            return { text: texts.done };
          } catch (error) {
            // Some rows may have been loaded.
            void refreshLists(queries, client, "application.list");
            if (!signal.aborted && !(error instanceof NotConfirmedError))
              notify({ tone: "danger", text: texts.failed });
            throw error;
          }
        }}
      >
        <p className="text-fg-muted">{texts.hint}</p>
        <Checkbox
          label={texts.overwrite}
          hint={texts.overwriteHint}
          checked={overwrite}
          onCheckedChange={({ checked }) => setOverwrite(checked === true)}
        />
      </UploadDialog>
      {confirmation.dialog}
    </>
  );
}
