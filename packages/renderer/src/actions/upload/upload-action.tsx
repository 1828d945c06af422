import { type CallEndpoint, safeFileName, valueAt } from "@portico/endpoints";
import { type CallSchemas, type EntryField, entryFields } from "@portico/endpoints/schemas";
import { ErrorState } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { FormGrid, FormKitProvider, useFormKit } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { UploadDialog } from "@portico/ui/work-dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { errorFields } from "../../client/error-fields.ts";
import { errorMessage } from "../../client/error-message.ts";
import { findCall, listOf } from "../../client/find-endpoint.ts";
import { useRepeatableRequest } from "../../client/use-repeatable-request.ts";
import { setLastResult } from "../../last-result.ts";
import { useFormMessages } from "../../messages/forms.ts";
import { useHostMessages } from "../../messages/messages-context.ts";
import { pageMessages } from "../../messages/page.ts";
import { uploadMessages, useUploadMessages } from "../../messages/uploads.ts";
import { refreshLists } from "../../refresh-lists.ts";
import { DeclaredField } from "../form/declared-field.tsx";
import { resolveFormFields, unknownFields } from "../form/form-fields.ts";
import { bodyOf, type FormValues, valuesOf } from "../form/form-values.ts";
import { DownloadRowMessages } from "./download-row-messages.tsx";
import { NotConfirmedError, sendConfirmed } from "./send-confirmed.ts";
import { describeUploadFailure, NotifiedUploadError, outcomeOf } from "./upload-outcome.ts";
import { sendUpload, UploadRejectedError, type UploadResult } from "./upload-sending.ts";
import { useConfirmation } from "./use-confirmation.tsx";

/** The query parameter for the file's name. */
const fileNameKey = "fileName";

/** Uploads a file with its fields, shows how the server processes it, and shows the result. */
export function UploadAction({ action, context, schemas, onClose }: ActionDialogProps<"upload">) {
  const texts = useUploadMessages();
  const id = action.endpoint;
  const endpoint = findCall(context.client, id);
  if (endpoint && uploadRules(endpoint))
    return <UploadForm {...{ action, context, schemas, onClose, id, endpoint }} />;
  return (
    <Dialog isOpen title={action.label} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <ErrorState title={action.label} message={texts.broken(id)} />
    </Dialog>
  );
}

type UploadFormProps = Omit<ActionDialogProps<"upload">, "target"> & {
  id: string;
  endpoint: CallEndpoint;
};

function UploadForm({ action, context, schemas, onClose, id, endpoint }: UploadFormProps) {
  const messages = useHostMessages();
  const texts = uploadMessages(messages);
  const formTexts = useFormMessages();
  const listFields = listOf(context.client, context.endpointId).fields;
  const notify = useNotify();
  const queries = useQueryClient();
  const send = useRepeatableRequest();
  const [entries] = useState(() => queryEntries(schemas));
  const fields = resolveFormFields(action.fields ?? [], {
    entries,
    fields: [endpoint.fields ?? {}, listFields],
  });
  const unknownFieldNames = unknownFields(action.fields ?? [], { entries });
  const kit = useFormKit<FormValues>({
    defaultValues: valuesOf(fields, undefined),
    // The dialog submits the values with the file.
    onSubmit: async () => undefined,
  });
  const values = useWatch({ control: kit.form.control });
  const query = queryOf(bodyOf(fields, values));
  const missingFields = fields.filter(
    ({ name, isRequired }) => isRequired && valueAt(query, name) === undefined,
  );
  const confirmation = useConfirmation();
  const [received, setReceived] = useState<{ fileName: string; result: UploadResult["result"] }>();
  const showsResult = context.screen.footer?.some((total) => total.of === "result") === true;
  const reasonOf = (error: unknown) => errorMessage(error, pageMessages(messages));
  const refresh = () => refreshLists(queries, context.client, context.endpointId);
  return (
    <FormKitProvider kit={kit}>
      <UploadDialog
        isOpen
        title={action.title ?? action.label}
        accept={action.accept}
        maxSize={uploadRules(endpoint)?.maxBytes}
        hasUnsavedFields={kit.isDirty}
        disabledReason={
          missingFields.length > 0 ? texts.missing(missingFields.map(({ label }) => label)) : undefined
        }
        describeFailure={(error) => describeUploadFailure(error, messages)}
        resultActions={received && <DownloadRowMessages {...received} />}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        onUpload={async ({ file, signal, onProgress }) => {
          const fileName = safeFileName(file.name);
          kit.form.clearErrors();
          setReceived(undefined);
          signal.addEventListener("abort", () => void refresh(), { once: true });
          try {
            const result = await sendConfirmed({
              query: { ...query, ...(entries.has(fileNameKey) && { [fileNameKey]: fileName }) },
              confirmations: endpoint.confirmations,
              choices: endpoint.choices,
              ...confirmation.questions({ endpoint: id, file, signal }),
              send: (confirmed) =>
                sendUpload({
                  client: context.client,
                  send: (options) => send(id, options),
                  file,
                  query: confirmed,
                  partName: endpoint.upload?.field,
                  signal,
                  onProgress,
                  messages,
                  onTooLate: (message) =>
                    notify({ tone: "warning", text: texts.tooLate(message ?? fileName) }),
                  onCancelFailed: (error) =>
                    notify({ tone: "warning", text: texts.cancelFailed(reasonOf(error)) }),
                }),
            });
            setReceived({ fileName, result: result.result });
            const outcome = outcomeOf(result, {
              fileName,
              success: action.success,
              messages,
              fields: { ...listFields, ...endpoint.fields },
            });
            context.reportSuccess(outcome.text);
            const text = [action.success, result.message].filter(Boolean).join(" ");
            setLastResult(context.endpointId, { tone: "success", text: text || outcome.text });
            return outcome;
          } catch (error) {
            if (error instanceof UploadRejectedError) setReceived({ fileName, result: error.result });
            if (signal.aborted || error instanceof NotConfirmedError) throw error;
            const text = reasonOf(error);
            setLastResult(context.endpointId, { tone: "danger", text });
            // The form notifies of errors that it shows at its fields.
            if (kit.setErrors(errorFields(error)).fieldErrors.length > 0) throw new Error(texts.refused);
            if (!showsResult) throw error;
            notify({ tone: "danger", text });
            throw new NotifiedUploadError(describeUploadFailure(error, messages), texts.refused);
          } finally {
            // Rejected and canceled files can also be in the list.
            void refresh();
          }
        }}
      >
        {unknownFieldNames.length > 0 && (
          <p className="page:text-warning-fg">{formTexts.fieldsRemoved(unknownFieldNames)}</p>
        )}
        {fields.length > 0 && (
          <FormGrid>
            {fields.map((field) => (
              <DeclaredField key={field.name} field={field} />
            ))}
          </FormGrid>
        )}
      </UploadDialog>
      {confirmation.dialog}
    </FormKitProvider>
  );
}

function uploadRules({ rawBody, upload }: CallEndpoint) {
  return rawBody ?? upload;
}

function queryEntries(schemas: CallSchemas | undefined): ReadonlyMap<string, EntryField> {
  const query = schemas?.query;
  return query ? entryFields(query) : new Map();
}

function queryOf(body: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
