import { type ExportFormat, exportFormats } from "@portico/contract";
import { Button } from "@portico/ui";
import { downloadList } from "../../../api/download-list.ts";
import { errorMessage, errorStatus } from "../../../api/error-message.ts";
import { exportMessages as texts } from "../../../messages/lists.ts";
import { exportQuery } from "../../list-query.ts";
import type { ActionRun } from "../action-kind.ts";
import { ExportProgress } from "./export-progress.tsx";
import { trackExport } from "./export-watch.ts";

type ExportOptions = Pick<ActionRun<"export">, "action" | "choice" | "context" | "notify">;

/**
 * Starts an export: all rows that match, in the columns shown. It continues next to whatever is done in the meantime, several of
 * them too; a notice shows how far it is and stops it.
 */
export async function runExport({ action, choice, ...given }: ExportOptions): Promise<void> {
  const format = action.formats.find((one) => one === choice) ?? action.formats[0];
  if (format) begin(format, { action, ...given });
}

function begin(format: ExportFormat, given: Omit<ExportOptions, "choice">) {
  const { context, notify } = given;
  const { title } = context.screen;
  const watch = trackExport();
  const stop = new AbortController();
  const dismiss = notify({
    tone: "info",
    isSticky: true,
    text: <ExportProgress label={texts.exporting(title, exportFormats[format].label)} watch={watch} />,
    action: { label: texts.cancel, onPress: () => stop.abort() },
  });
  downloadList({
    id: context.endpointId,
    query: exportQuery(context.state, context.columns),
    format,
    signal: stop.signal,
    origin: context.origin,
    onProgress: watch.onProgress,
  })
    .then(
      ({ fileName, rows }) => notify({ tone: "success", text: texts.saved(fileName, rows) }),
      (error: unknown) => {
        if (isStopped(error)) notify({ text: texts.cancelled(title) });
        else tellFailure(error, format, given);
      },
    )
    .finally(dismiss);
}

/** A refusal of so many rows comes with the other formats at hand. */
function tellFailure(error: unknown, format: ExportFormat, given: Omit<ExportOptions, "choice">) {
  const text = texts.failed(errorMessage(error));
  const { formats } = given.action;
  const total = given.context.totalRecords ?? 0;
  const others = formats.filter((one) => one !== format && exportFormats[one].maxRows >= total);
  if (errorStatus(error) !== 422 || others.length === 0) {
    given.notify({ tone: "danger", text });
    return;
  }
  const dismiss = given.notify({
    tone: "danger",
    isSticky: true,
    text: (
      <div className="grid gap-2">
        <p>{text}</p>
        <p className="text-table text-fg-muted">{texts.otherFormats}</p>
        <div className="flex flex-wrap gap-2">
          {others.map((other) => (
            <Button
              key={other}
              size="sm"
              onClick={() => {
                dismiss();
                begin(other, given);
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

function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
