import type { CallEndpoint, Fields } from "@portico/endpoints";
import { safeFileName } from "@portico/endpoints";
import type { ActionOf } from "@portico/screens";
import type { FormKit } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import type { Upload, UploadControl, UploadOutcome } from "@portico/ui/work-dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ActionContext } from "../../action-kinds/action-kind.ts";
import { errorFields } from "../../client/error-fields.ts";
import { errorMessage } from "../../client/error-message.ts";
import { useRepeatableRequest } from "../../client/use-repeatable-request.ts";
import { setLastResult } from "../../last-result.ts";
import { useHostMessages } from "../../messages/messages-context.ts";
import { pageMessages } from "../../messages/page.ts";
import { uploadMessages } from "../../messages/uploads.ts";
import { refreshLists } from "../../refresh-lists.ts";
import { failureText } from "../failure-text.ts";
import type { FormValues } from "../form/form-values.ts";
import { NotConfirmedError, sendConfirmed } from "./send-confirmed.ts";
import { describeUploadFailure, NotifiedUploadError, outcomeOf } from "./upload-outcome.ts";
import { confirmLabel, dryRunOf, reviewedRows } from "./upload-review.ts";
import { followUpload, sendUpload, UploadRejectedError, type UploadResult } from "./upload-sending.ts";
import type { Confirmation } from "./use-confirmation.tsx";

/** What an upload depends on. */
export interface UploadRunOptions {
  readonly action: ActionOf<"upload">;
  readonly context: ActionContext;
  readonly endpoint: CallEndpoint;
  /** The fields of the counts in the result. */
  readonly fields: Fields;
  /** The form with the values that are sent with the file. */
  readonly kit: FormKit<FormValues>;
  /** The query that goes with a file of this name. */
  readonly queryOf: (fileName: string) => Readonly<Record<string, string>>;
  /** The other fields of a multipart body. */
  readonly body: Readonly<Record<string, string>>;
  readonly questions: Confirmation["questions"];
}

/** The result of a file. */
export interface ReceivedResult {
  readonly fileName: string;
  readonly result: UploadResult["result"];
}

/** Returns the function that uploads a file, and the result of the last one. */
export function useUploadRun(options: UploadRunOptions): {
  readonly upload: Upload;
  readonly received: ReceivedResult | undefined;
} {
  const { action, context, endpoint, fields, kit, queryOf, body, questions } = options;
  const { review, success, failure } = action;
  const messages = useHostMessages();
  const texts = uploadMessages(messages);
  const notify = useNotify();
  const queries = useQueryClient();
  const send = useRepeatableRequest();
  const [received, setReceived] = useState<ReceivedResult>();
  const showsResult = context.screen.footer?.some((total) => total.of === "result") === true;
  const reasonOf = (error: unknown) => errorMessage(error, pageMessages(messages));
  const refresh = () => refreshLists(queries, context.client, context.endpointId);
  const warn = (text: string) => notify({ tone: "warning", text });
  const followed = (fileName: string, control: UploadControl) => ({
    ...control,
    client: context.client,
    messages,
    onCancelled: (message: string | null) => notify({ tone: "info", text: message ?? texts.cancelled }),
    onTooLate: (message: string | null) => warn(texts.tooLate(message ?? fileName)),
    onCancelFailed: (error: unknown) => warn(texts.cancelFailed(reasonOf(error))),
  });

  /** Runs an upload or a confirmation, and describes its result or failure. */
  const run = async (fileName: string, { signal }: UploadControl, work: () => Promise<UploadResult>) => {
    kit.form.clearErrors();
    setReceived(undefined);
    signal.addEventListener("abort", () => void refresh(), { once: true });
    try {
      const result = await work();
      const outcome = await describe(fileName, signal, result);
      setReceived({ fileName, result: result.result });
      return outcome;
    } catch (error) {
      if (error instanceof UploadRejectedError) setReceived({ fileName, result: error.result });
      if (signal.aborted || error instanceof NotConfirmedError) throw error;
      const text = reasonOf(error);
      setLastResult(context.endpointId, { tone: "danger", text });
      // The form notifies of errors that it shows at its fields.
      if (kit.setErrors(errorFields(error)).fieldErrors.length > 0) throw new Error(texts.refused);
      if (failure !== undefined) notify({ tone: "danger", text: failureText(failure, text) });
      if (!showsResult) throw error;
      notify({ tone: "danger", text });
      const isRefused = error instanceof UploadRejectedError;
      throw new NotifiedUploadError(describeUploadFailure(error, messages), isRefused ? texts.refused : text);
    } finally {
      // Rejected and canceled files can also be in the list.
      void refresh();
    }
  };

  const describe = async (
    fileName: string,
    signal: AbortSignal,
    result: UploadResult,
  ): Promise<UploadOutcome> => {
    const dryRun = review && dryRunOf(result);
    const rows = review && (await reviewedRows(context.client, review, result, { messages, signal }));
    const shown = outcomeOf(result, { fileName, success: dryRun ? undefined : success, messages, fields });
    const outcome = rows ? { ...shown, problems: rows } : shown;
    if (review && dryRun) {
      const onConfirm = (control: UploadControl) =>
        run(fileName, control, async () => {
          const response = await send(review.confirm, {
            params: { id: dryRun.uploadId },
            signal: control.signal,
          });
          return followUpload(response, followed(fileName, control));
        });
      const label = confirmLabel(review, dryRun, { fields, messages });
      return { ...outcome, review: { confirmLabel: label, onConfirm } };
    }
    context.reportSuccess(outcome.text);
    const text = [success, result.message].filter(Boolean).join(" ");
    setLastResult(context.endpointId, { tone: "success", text: text || outcome.text });
    return outcome;
  };

  const upload: Upload = ({ file, ...control }) => {
    const fileName = safeFileName(file.name);
    return run(fileName, control, () =>
      sendConfirmed({
        query: { ...queryOf(fileName), ...(review && { dryRun: "true" }) },
        confirmations: endpoint.confirmations,
        choices: endpoint.choices,
        ...questions({ endpoint: action.endpoint, file, signal: control.signal }),
        send: (query) =>
          sendUpload({
            ...followed(fileName, control),
            send: (sent) => send(action.endpoint, sent),
            file,
            query,
            fields: body,
            partName: endpoint.upload?.field,
          }),
      }),
    );
  };
  return { upload, received };
}
