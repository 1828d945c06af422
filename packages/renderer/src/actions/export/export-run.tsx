import { type ExportFormat, exportFormats } from "@portico/endpoints";
import type { Selection } from "@portico/screens";
import { Button } from "@portico/ui";
import type { ActionRun } from "../../action-kinds/action-kind.ts";
import { type ActionTarget, countOf } from "../../action-kinds/target.ts";
import { downloadList } from "../../client/download-list.ts";
import { errorMessage, errorStatus } from "../../client/error-message.ts";
import { serviceOf } from "../../client/services.ts";
import { exportQuery } from "../../list-query.ts";
import { exportMessages } from "../../messages/lists.ts";
import { pageMessages } from "../../messages/page.ts";
import { failureText } from "../failure-text.ts";
import { readExportChoice } from "./export-choices.ts";
import { ExportProgress } from "./export-progress.tsx";
import { trackExport } from "./export-watch.ts";

type ExportOptions = Pick<ActionRun<"export">, "action" | "choice" | "context" | "notify"> & {
  /** The rows to export. @default all matching rows */
  readonly selected?: ActionTarget | undefined;
};

/**
 * Starts an export of all matching or of the selected rows, with the visible columns. Exports run in the background, also several at
 * once. A notification shows the progress and a cancel button.
 */
export async function runExport({ action, choice, target, ...options }: ActionRun<"export">): Promise<void> {
  const chosen = readExportChoice(choice);
  const format = action.formats.find((one) => one === chosen.format) ?? action.formats[0];
  if (format) startExport(format, { ...options, action, selected: chosen.isSelection ? target : undefined });
}

function startExport(format: ExportFormat, options: Omit<ExportOptions, "choice">) {
  const { context, notify, selected } = options;
  const { title } = context.screen;
  const texts = exportMessages(context.messages);
  const label = texts.exporting(title, exportFormats[format].label);
  const tracker = trackExport();
  const abortController = new AbortController();
  const dismiss = notify({
    tone: "info",
    isSticky: true,
    text: <ExportProgress {...{ label, tracker, texts }} />,
    action: { label: texts.cancel, onPress: () => abortController.abort() },
  });
  const download = async () =>
    downloadList(context.client, {
      id: context.endpointId,
      query: exportQuery(
        context.state,
        context.columns,
        selected && (await selectionToken(selected, context)),
      ),
      format,
      signal: abortController.signal,
      origin: context.origin,
      onProgress: tracker.onProgress,
    });
  download()
    .then(
      ({ fileName, rows }) => notify({ tone: "success", text: texts.saved(fileName, rows) }),
      (error: unknown) => {
        if (isAborted(error)) notify({ text: texts.cancelled(title) });
        else notifyFailure(error, format, options);
      },
    )
    .finally(dismiss);
}

/** Returns a token for the selected rows. Their ids would be too long for a URL. */
async function selectionToken(
  { rows, selection }: ActionTarget,
  { client, endpointId, origin, state }: ExportOptions["context"],
): Promise<string> {
  if (selection) return selection.token;
  const body = { endpoint: endpointId, filters: state.permanent, ids: rows.map(({ id }) => id) };
  return (await client.fetchJson<Selection>(serviceOf(client, "selections").create, { body, origin }))
    .selection;
}

/** If there are too many rows for the format, the notification offers the formats that allow more. */
function notifyFailure(error: unknown, format: ExportFormat, options: Omit<ExportOptions, "choice">) {
  const { formats, failure } = options.action;
  const { messages } = options.context;
  const texts = exportMessages(messages);
  const reason = errorMessage(error, pageMessages(messages));
  const text = failure === undefined ? texts.failed(reason) : failureText(failure, reason);
  const total = options.selected ? countOf(options.selected) : (options.context.totalRecords ?? 0);
  const otherFormats = formats.filter((one) => one !== format && exportFormats[one].maxRows >= total);
  if (errorStatus(error) !== 422 || otherFormats.length === 0) {
    options.notify({ tone: "danger", text });
    return;
  }
  const dismiss = options.notify({
    tone: "danger",
    isSticky: true,
    text: (
      <div className="page:grid page:gap-2">
        <p className="page:m-0">{text}</p>
        <p className="page:text-table page:text-fg-muted">{texts.otherFormats}</p>
        <div className="page:flex page:flex-wrap page:gap-2">
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
