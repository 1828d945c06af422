import { type CallEndpoint, type CallId, valueAt } from "@portico/contract";
import { type EntryField, entryFields } from "@portico/contract/schemas/entry-fields";
import { ErrorState } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { UploadDialog } from "@portico/ui/work-dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { errorFields } from "../../../api/error-fields.ts";
import { errorMessage } from "../../../api/error-message.ts";
import { endpointOf, isCallId } from "../../../api/known-endpoints.ts";
import { findSchemas } from "../../../api/load-schemas.ts";
import { useRepeatableRequest } from "../../../api/use-repeatable-request.ts";
import { formMessages, uploadMessages as texts } from "../../../messages/lists.ts";
import { refreshLists } from "../../refresh-lists.ts";
import type { ActionDialogProps } from "../action-kind.ts";
import { FormControl } from "../form/form-control.tsx";
import { type FormField, resolveFormFields, unknownFields } from "../form/form-fields.ts";
import { bodyOf, type FormValues, valuesOf } from "../form/form-values.ts";
import { describeUploadFailure, outcomeOf } from "./upload-outcome.ts";
import { sendUpload } from "./upload-sending.ts";

/** The query key for the file's name. */
const fileNameKey = "fileName";

/** Sends a file with what goes with it, follows what the server makes of it, and says what became of it. */
export function UploadAction({ action, context, onClose }: ActionDialogProps<"upload">) {
  const id = action.endpoint;
  if (isCallId(id) && rulesOf(endpointOf(id))) return <UploadForm {...{ action, context, onClose, id }} />;
  return (
    <Dialog isOpen title={action.label} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <ErrorState title={action.label} message={texts.broken(id)} />
    </Dialog>
  );
}

type UploadFormProps = Omit<ActionDialogProps<"upload">, "target"> & { id: CallId };

function UploadForm({ action, context, onClose, id }: UploadFormProps) {
  const endpoint = endpointOf(id);
  const listFields = endpointOf(context.endpointId).fields;
  const notify = useNotify();
  const client = useQueryClient();
  const send = useRepeatableRequest();
  const [entries] = useState(() => queryEntries(id));
  const fields = resolveFormFields(action.fields ?? [], {
    entries,
    fields: [endpoint.fields ?? {}, listFields],
  });
  const unknown = unknownFields(action.fields ?? [], { entries });
  const form = useForm<FormValues>({ defaultValues: valuesOf(fields, undefined) });
  const values = useWatch({ control: form.control });
  const query = queryOf(bodyOf(fields, values));
  const missing = fields.filter(({ name, isRequired }) => isRequired && valueAt(query, name) === undefined);
  const refresh = () => refreshLists(client, context.endpointId);
  return (
    <FormProvider {...form}>
      <UploadDialog
        isOpen
        title={action.title ?? action.label}
        accept={action.accept}
        maxSize={rulesOf(endpoint)?.maxBytes}
        hasUnsavedFields={form.formState.isDirty}
        disabledReason={missing.length > 0 ? texts.missing(missing.map(({ label }) => label)) : undefined}
        describeFailure={describeUploadFailure}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        onUpload={async ({ file, signal, onProgress }) => {
          form.clearErrors();
          signal.addEventListener("abort", () => void refresh(), { once: true });
          try {
            const result = await sendUpload({
              send: (options) => send(id, options),
              file,
              query: { ...query, ...(entries.has(fileNameKey) && { [fileNameKey]: file.name }) },
              part: endpoint.upload?.field,
              signal,
              onProgress,
              onTooLate: (message) => notify({ tone: "warning", text: texts.tooLate(message ?? file.name) }),
              onCancelFailed: (error) =>
                notify({ tone: "warning", text: texts.cancelFailed(errorMessage(error)) }),
            });
            const outcome = outcomeOf(result, {
              fileName: file.name,
              success: action.success,
              fields: listFields,
            });
            context.reportSuccess(outcome.text);
            return outcome;
          } catch (error) {
            throw assignErrors(error, form, fields);
          } finally {
            // Rejected and canceled files may be in the list, too.
            void refresh();
          }
        }}
      >
        {unknown.length > 0 && <p className="text-warning-fg">{formMessages.fieldsRemoved(unknown)}</p>}
        {fields.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <FormControl key={field.name} field={field} />
            ))}
          </div>
        )}
      </UploadDialog>
    </FormProvider>
  );
}

/** What the server found wrong is with its field; the rest of the failure says so. */
function assignErrors(
  error: unknown,
  form: UseFormReturn<FormValues>,
  fields: readonly FormField[],
): unknown {
  const errors = errorFields(error);
  const known = fields.filter(({ name }) => errors[name] !== undefined);
  if (known.length === 0) return error;
  const [first] = known;
  for (const { name } of known)
    form.setError(name, { type: "server", message: errors[name]?.join(" ") ?? "" });
  if (first) requestAnimationFrame(() => form.setFocus(first.name));
  return new Error(formMessages.validationFailed);
}

function rulesOf({ rawBody, upload }: CallEndpoint) {
  return rawBody ?? upload;
}

function queryEntries(id: CallId): ReadonlyMap<string, EntryField> {
  const query = findSchemas(id)?.query;
  return query ? entryFields(query) : new Map();
}

function queryOf(body: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
