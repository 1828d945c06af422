import { Button } from "@portico/ui/button";
import { Download } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { readBlob } from "../../client/download-list.ts";
import { errorMessage } from "../../client/error-message.ts";
import { fileNameOf } from "../../client/response-file.ts";
import { saveFile } from "../../client/save-file.ts";
import { useClient } from "../../client/screen-client.ts";
import { useHostMessages } from "../../messages/messages-context.ts";
import { pageMessages } from "../../messages/page.ts";
import { useUploadMessages } from "../../messages/uploads.ts";
import { rowMessages, rowMessagesCsv } from "./upload-outcome.ts";
import { type ReviewCalls, uploadIdOf } from "./upload-review.ts";
import type { UploadResult } from "./upload-sending.ts";
import type { ReceivedResult } from "./use-upload-run.ts";

export interface ResultDownloadProps extends ReceivedResult {
  review: ReviewCalls | undefined;
}

/** A button that downloads what happened with the rows of a file: all of them if they can be reviewed. */
export function ResultDownload({ review, fileName, result }: ResultDownloadProps) {
  const id = uploadIdOf(result);
  if (!review || id === undefined) return <DownloadRowMessages fileName={fileName} result={result} />;
  return <DownloadResult endpoint={review.file} id={id} fileName={fileName} />;
}

interface DownloadResultProps {
  /** The call that returns the file. */
  endpoint: string;
  /** The ID of the upload. */
  id: string;
  /** The name of the file if the response has none. */
  fileName: string;
}

/** A button that downloads the rows of an uploaded file with the result of each. */
function DownloadResult({ endpoint, id, fileName }: DownloadResultProps) {
  const texts = useUploadMessages();
  const messages = useHostMessages();
  const client = useClient();
  const notify = useNotify();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const response = await client.request(endpoint, { params: { id }, accept: "text/csv" });
      saveFile(await readBlob(response, () => undefined), fileNameOf(response) ?? fileName);
    } catch (error) {
      notify({ tone: "danger", text: errorMessage(error, pageMessages(messages)) });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      size="sm"
      className="page:mt-3"
      icon={<Download size={16} aria-hidden="true" />}
      isLoading={isLoading}
      onClick={() => void download()}
    >
      {texts.downloadResult}
    </Button>
  );
}

interface DownloadRowMessagesProps {
  fileName: string;
  result: UploadResult["result"];
}

/** A button that downloads all rows of a result with messages. Nothing if there are none. */
function DownloadRowMessages({ fileName, result }: DownloadRowMessagesProps) {
  const texts = useUploadMessages();
  const messages = rowMessages(result);
  if (messages.length === 0) return null;
  return (
    <Button
      size="sm"
      className="page:mt-3"
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => saveFile(rowMessagesCsv(messages, texts.csvHeader), texts.csvName(fileName))}
    >
      {texts.download(messages.length)}
    </Button>
  );
}
