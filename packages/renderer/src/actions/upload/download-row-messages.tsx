import { Button } from "@portico/ui/button";
import { Download } from "@portico/ui/icons";
import { saveFile } from "../../client/save-file.ts";
import { useUploadMessages } from "../../messages/uploads.ts";
import { rowMessages, rowMessagesCsv } from "./upload-outcome.ts";
import type { UploadResult } from "./upload-sending.ts";

export interface DownloadRowMessagesProps {
  fileName: string;
  result: UploadResult["result"];
}

/** A button that downloads all rows of a result with messages. Nothing if there are none. */
export function DownloadRowMessages({ fileName, result }: DownloadRowMessagesProps) {
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
