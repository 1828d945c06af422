import { DownloadResult } from "./download-result.tsx";
import { DownloadRowMessages } from "./download-row-messages.tsx";
import { type ReviewCalls, uploadIdOf } from "./upload-review.ts";
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
