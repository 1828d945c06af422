import { type ExportFormat, exportFormats } from "@portico/contract";
import { Button } from "@portico/ui";
import { downloadList } from "../../../api/download-list.ts";
import { errorMessage, errorStatus } from "../../../api/error-message.ts";
import { exportMessages as texts } from "../../../messages/lists.ts";
import { exportQuery } from "../../list-query.ts";
import type { ActionRun } from "../action-kind.ts";
import { failureText } from "../failure-text.ts";
import { ExportProgress } from "./export-progress.tsx";
import { trackExport } from "./export-watch.ts";

type ExportOptions = Pick<ActionRun<"export">, "action" | "choice" | "context" | "notify">;

/**
 * Starts an export of all matching rows with the visible columns. Exports run in the background, also several at
 * once. A notification shows the progress and a cancel button.
 */
export async function runExport({ action, choice, ...options }: ExportOptions): Promise<void> {
  const format = action.formats.find((one) => one === choice) ?? action.formats[0];
  if (format) startExport(format, { action, ...options });
}

function startExport(format: ExportFormat, options: Omit<ExportOptions, "choice">) {
  const { context, notify } = options;
  const { title } = context.screen;
  const tracker = trackExport();
  const abortController = new AbortController();
  const dismiss = notify({
    tone: "info",
    isSticky: true,
    text: <ExportProgress label={texts.exporting(title, exportFormats[format].label)} tracker={tracker} />,
    action: { label: texts.cancel, onPress: () => abortController.abort() },
  });
  downloadList({
    id: context.endpointId,
    query: exportQuery(context.state, context.columns),
    format,
    signal: abortController.signal,
    origin: context.origin,
    onProgress: tracker.onProgress,
  })
    .then(
      ({ fileName, rows }) => notify({ tone: "success", text: texts.saved(fileName, rows) }),
      (error: unknown) => {
        if (isAborted(error)) notify({ text: texts.cancelled(title) });
        else notifyFailure(error, format, options);
      },
    )
    .finally(dismiss);
}

/** If there are too many rows for the format, the notification offers the formats that allow more. */
function notifyFailure(error: unknown, format: ExportFormat, options: Omit<ExportOptions, "choice">) {
  const { formats, failure } = options.action;
  const text = failure === undefined ? texts.failed(errorMessage(error)) : failureText(failure, error);
  const total = options.context.totalRecords ?? 0;
  const otherFormats = formats.filter((one) => one !== format && exportFormats[one].maxRows >= total);
  if (errorStatus(error) !== 422 || otherFormats.length === 0) {
    options.notify({ tone: "danger", text });
    return;
  }
  const dismiss = options.notify({
    tone: "danger",
    isSticky: true,
    text: (
      <div className="grid gap-2">
        <p>{text}</p>
        <p className="text-table text-fg-muted">{texts.otherFormats}</p>
        <div className="flex flex-wrap gap-2">
          {otherFormats.map((other) => (
            <Button
              key={other}
              size="sm"
              onClick={() => {
                dismiss();
                startExport(other, options);
              }}
            >
              {texts.asFormat(exportFormats[other].label)}
            </Button>
          ))}
        </div>
      </div>
    ),
  });
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
