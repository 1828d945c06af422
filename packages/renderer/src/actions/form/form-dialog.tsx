import type { Fields } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import { type CallSchemas, entryFields } from "@portico/endpoints/schemas";
import type { ScreenForm } from "@portico/screens";
import { ErrorState, Skeleton } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ActionContext, ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { errorMessage } from "../../client/error-message.ts";
import { endpointOf, findCall } from "../../client/find-endpoint.ts";
import { NotLoaded } from "../../client/not-loaded.tsx";
import type { CallOptions, ScreenClient } from "../../client/screen-client.ts";
import type { BodySchema } from "../../forms/schema-resolver.ts";
import { useFormMessages } from "../../messages/forms.ts";
import { usePageMessages } from "../../messages/page.ts";
import type { FormMessages } from "../../messages/renderer-messages.ts";
import { pageParameters, pathParams } from "../rows-request.ts";
import { findStatusId } from "../status-by-code.ts";
import { DeclaredForm } from "./declared-form.tsx";
import { resolveFormFields, unknownFields } from "./form-fields.ts";
import type { FormValues } from "./form-values.ts";

/** The dialog of a declared form, which creates a row or edits the selected one. */
export function FormDialog({ action, target, context, schemas, onClose }: ActionDialogProps<"form">) {
  const texts = useFormMessages();
  const form = context.screen.forms?.find(({ id }) => id === action.form);
  const declared = form?.[action.mode];
  if (!form || !declared) {
    return <BrokenForm message={texts.noSuchForm(action.form)} onClose={onClose} />;
  }
  const endpoint = declared.endpoint;
  const schema = bodyOf(schemas);
  if (!findCall(context.client, endpoint) || !schema) {
    return <BrokenForm message={texts.noSuchEndpoint(endpoint)} onClose={onClose} />;
  }
  const shared = { form, endpoint, schema, isDanger: action.tone === "danger", context, onClose };
  if (action.mode === "create") return <FormWithStatus {...shared} mode="create" row={undefined} />;
  const [row] = target.rows;
  if (!row) return <BrokenForm message={texts.nothingToEdit} onClose={onClose} />;
  const load = form.edit?.load;
  return load === undefined ? (
    <FormWithStatus {...shared} mode="edit" row={row} />
  ) : (
    <LoadedForm {...shared} load={load} of={row} />
  );
}

/** Looks up the status that the form sets, if it sets one. */
function FormWithStatus(props: Omit<FilledFormProps, "statusId">) {
  const page = usePageMessages();
  const declared = props.form[props.mode];
  const status = useQuery({
    queryKey: ["setsStatus", declared?.setsStatus],
    queryFn: async () => (declared?.setsStatus ? findStatusId(declared.setsStatus, props.context) : null),
    retry: false,
    gcTime: 0,
  });
  if (!declared?.setsStatus) return <FilledForm {...props} statusId={undefined} />;
  if (status.data) return <FilledForm {...props} statusId={status.data} />;
  if (status.error) return <BrokenForm message={errorMessage(status.error, page)} onClose={props.onClose} />;
  return (
    <PlainDialog title={declared.title} onClose={props.onClose}>
      <LoadingFields form={props.form} />
    </PlainDialog>
  );
}

interface FormProps {
  form: ScreenForm;
  endpoint: string;
  schema: BodySchema;
  isDanger: boolean;
  context: ActionContext;
  onClose: () => void;
}

function LoadedForm({ load, of, ...shared }: FormProps & { load: string; of: ListRow }) {
  const texts = useFormMessages();
  const parameters = pageParameters(shared.context);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [load, of.id, parameters],
    queryFn: ({ signal }) =>
      fetchRow(shared.context.client, load, of, { parameters, signal, origin: shared.context.origin }, texts),
    // A form starts from the current row.
    staleTime: 0,
    gcTime: 0,
  });
  const title = shared.form.edit?.title ?? "";
  // Keeps the draft, even if the row cannot be refetched.
  if (data !== undefined) return <FormWithStatus {...shared} mode="edit" row={{ ...data, id: of.id }} />;
  if (error) {
    return (
      <PlainDialog title={title} onClose={shared.onClose}>
        <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
      </PlainDialog>
    );
  }
  return (
    <PlainDialog title={title} onClose={shared.onClose}>
      <LoadingFields form={shared.form} />
    </PlainDialog>
  );
}

function LoadingFields({ form }: Pick<FormProps, "form">) {
  return (
    <div role="status" aria-label={useFormMessages().loading} className="page:grid page:gap-4 page:py-2">
      {form.fields.map((field) => (
        <Skeleton key={typeof field === "string" ? field : field.field} className="page:h-9" />
      ))}
    </div>
  );
}

interface FilledFormProps extends FormProps {
  mode: "create" | "edit";
  row: Readonly<Record<string, unknown>> | undefined;
  /** The status that the form sets. */
  statusId: string | undefined;
}

function FilledForm({
  form,
  endpoint,
  schema,
  mode,
  row,
  statusId,
  isDanger,
  context,
  onClose,
}: FilledFormProps) {
  const declared = form[mode];
  if (!declared) return null;
  const entries = entryFields(schema);
  const fields = resolveFormFields(form.fields, {
    mode,
    entries,
    fields: [endpoint, mode === "edit" && form.edit?.load, context.endpointId].flatMap((id) =>
      fieldsOf(context.client, id),
    ),
  });
  return (
    <DeclaredForm
      mode={mode}
      declared={declared}
      endpoint={endpoint}
      schema={schema}
      fields={fields}
      row={row}
      params={pathParams(endpointOf(context.client, endpoint), row, pageParameters(context))}
      pageParameters={pageParameters(context)}
      fixedValues={{ ...fixedValuesOf(schema, row), ...(statusId !== undefined && { statusId }) }}
      unknown={unknownFields(form.fields, { mode, entries })}
      isDanger={isDanger}
      onSaved={() => {
        context.reportSuccess(declared.success);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function BrokenForm({ message, onClose }: { message: string; onClose: () => void }) {
  const texts = useFormMessages();
  return (
    <PlainDialog title={texts.broken} onClose={onClose}>
      <ErrorState title={texts.broken} message={message} />
    </PlainDialog>
  );
}

function PlainDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog isOpen title={props.title} onOpenChange={({ isOpen }) => !isOpen && props.onClose()}>
      {props.children}
    </Dialog>
  );
}

function fieldsOf(client: ScreenClient, id: string | false | undefined): readonly Fields[] {
  const endpoint = id ? client.find(id) : undefined;
  return endpoint?.fields ? [endpoint.fields] : [];
}

function bodyOf(schemas: CallSchemas | undefined): BodySchema | undefined {
  const body = schemas?.body;
  return body && "shape" in body ? body : undefined;
}

/** The id of the row, if the body takes it. */
function fixedValuesOf({ shape }: BodySchema, row: FilledFormProps["row"]): FormValues {
  return Object.hasOwn(shape, "id") && row ? { id: row.id } : {};
}

async function fetchRow(
  client: ScreenClient,
  load: string,
  row: ListRow,
  { parameters, ...options }: CallOptions & { parameters: Readonly<Record<string, string>> },
  texts: FormMessages,
) {
  const endpoint = findCall(client, load);
  if (!endpoint) throw new Error(texts.noSuchEndpoint(load));
  const params = pathParams(endpoint, row, parameters);
  const response = await client.fetchJson(load, { ...options, params });
  return typeof response === "object" ? { ...response } : {};
}
