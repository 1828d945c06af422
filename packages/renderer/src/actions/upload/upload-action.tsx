import { type CallEndpoint, valueAt } from "@portico/endpoints";
import { type CallSchemas, type EntryField, entryFields } from "@portico/endpoints/schemas";
import { ErrorState } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { FormGrid, FormKitProvider, useFormKit } from "@portico/ui/form-kit";
import { UploadDialog } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { findCall, listOf } from "../../client/find-endpoint.ts";
import { useFormMessages } from "../../messages/forms.ts";
import { useHostMessages } from "../../messages/messages-context.ts";
import { uploadMessages, useUploadMessages } from "../../messages/uploads.ts";
import { DeclaredField } from "../form/declared-field.tsx";
import { resolveFormFields, unknownFields } from "../form/form-fields.ts";
import { bodyOf, type FormValues, valuesOf } from "../form/form-values.ts";
import { ResultDownload } from "./result-download.tsx";
import { describeUploadFailure } from "./upload-outcome.ts";
import { useConfirmation } from "./use-confirmation.tsx";
import { useUploadRun } from "./use-upload-run.ts";

/** The query parameter for the file's name. */
const fileNameKey = "fileName";

/** Uploads a file with its fields, shows what it would do if the action has a review, and shows the result. */
export function UploadAction({ action, context, schemas, onClose }: ActionDialogProps<"upload">) {
  const texts = useUploadMessages();
  const id = action.endpoint;
  const endpoint = findCall(context.client, id);
  if (endpoint && uploadRules(endpoint))
    return <UploadForm {...{ action, context, schemas, onClose, endpoint }} />;
  return (
    <Dialog isOpen title={action.label} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <ErrorState title={action.label} message={texts.broken(id)} />
    </Dialog>
  );
}

type UploadFormProps = Omit<ActionDialogProps<"upload">, "target"> & {
  endpoint: CallEndpoint;
};

function UploadForm({ action, context, schemas, onClose, endpoint }: UploadFormProps) {
  const messages = useHostMessages();
  const texts = uploadMessages(messages);
  const formTexts = useFormMessages();
  const listFields = listOf(context.client, context.endpointId).fields;
  const [{ entries, ofBody }] = useState(() => entriesOf(schemas, endpoint));
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
  const entered = textsOf(bodyOf(fields, values));
  const missingFields = fields.filter(
    ({ name, isRequired }) => isRequired && valueAt(entered, name) === undefined,
  );
  const [body, query] = partition(entered, (name) => ofBody.has(name));
  const confirmation = useConfirmation();
  const { upload, received } = useUploadRun({
    action,
    context,
    endpoint,
    kit,
    fields: { ...listFields, ...endpoint.fields },
    body,
    queryOf: (fileName) => ({ ...query, ...(entries.has(fileNameKey) && { [fileNameKey]: fileName }) }),
    questions: confirmation.questions,
  });
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
        resultActions={received && <ResultDownload review={action.review} {...received} />}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
        onUpload={upload}
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

/** The entries of the query, and of the body if the file is a part of it. */
function entriesOf(schemas: CallSchemas | undefined, { upload }: CallEndpoint) {
  const read = (schema: CallSchemas["body"]): ReadonlyMap<string, EntryField> =>
    schema ? entryFields(schema) : new Map();
  const ofBody = read(upload ? schemas?.body : undefined);
  return { entries: new Map([...read(schemas?.query), ...ofBody]), ofBody };
}

function textsOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** The texts whose names match, and the others. */
function partition(texts: Readonly<Record<string, string>>, matches: (name: string) => boolean) {
  const entries = Object.entries(texts);
  return [
    Object.fromEntries(entries.filter(([name]) => matches(name))),
    Object.fromEntries(entries.filter(([name]) => !matches(name))),
  ] as const;
}
