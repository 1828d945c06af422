import type { ScreenForm } from "@portico/screens";
import { FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useState } from "react";
import { findCall } from "../../client/find-endpoint.ts";
import { useClient } from "../../client/screen-client.ts";
import { useRepeatableRequest } from "../../client/use-repeatable-request.ts";
import { versionOf } from "../../client/version-conflict.ts";
import { describeFailure } from "../../forms/describe-failure.ts";
import { notifiedFailure } from "../../forms/notified-failure.ts";
import type { BodySchema } from "../../forms/schema-resolver.ts";
import { useFormMessages } from "../../messages/forms.ts";
import { usePageMessages } from "../../messages/page.ts";
import { failureText } from "../failure-text.ts";
import { DeclaredField } from "./declared-field.tsx";
import { declaredResolver } from "./declared-resolver.ts";
import type { FormField } from "./form-fields.ts";
import { type FormValues, initialValuesOf, valuesOf } from "./form-values.ts";

export interface DeclaredFormProps {
  mode: "create" | "edit";
  /** The declaration of the form in that mode. */
  declared: NonNullable<ScreenForm["create"]> & Pick<NonNullable<ScreenForm["edit"]>, "startsEmpty">;
  endpoint: string;
  schema: BodySchema;
  fields: readonly FormField[];
  /** The row that is edited. */
  row: Readonly<Record<string, unknown>> | undefined;
  /** The parameters of the call's path. */
  params: Readonly<Record<string, string>>;
  /** The parameters of the page's path, which are the initial values of a new row. */
  pageParameters: Readonly<Record<string, string>>;
  /** Values that are sent in addition to those of the fields. */
  fixedValues: FormValues;
  /** The names of fields that are omitted because the call does not take them. */
  unknown: readonly string[];
  /** Submitting is irreversible. */
  isDanger: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** A dialog with the fields of a declaration. */
export function DeclaredForm(props: DeclaredFormProps) {
  const { mode, declared, endpoint, schema, fields, row, params, fixedValues, unknown } = props;
  const texts = useFormMessages();
  const page = usePageMessages();
  const send = useRepeatableRequest();
  const [resolver] = useState(() => declaredResolver(schema, fields, fixedValues, texts));
  const isVersioned = findCall(useClient(), endpoint)?.isVersioned === true;
  const kit = useFormKit<FormValues>({
    defaultValues:
      row && !declared.startsEmpty ? valuesOf(fields, row) : initialValuesOf(fields, props.pageParameters),
    resolver,
    mode,
    version: isVersioned ? versionOf(row) : undefined,
    onSubmit: async ({ values: body, version }) => {
      await send(endpoint, { params, body, ...(version !== undefined && { version }) });
      props.onSaved();
    },
    describeFailure: (error) => {
      const { failure } = declared;
      const newValues = (newer: unknown) => valuesOf(fields, newer);
      return failure === undefined
        ? describeFailure(error, newValues, page)
        : notifiedFailure((message) => failureText(failure, message), newValues, page)(error);
    },
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={declared.title}
      submitLabel={declared.submit}
      tone={props.isDanger ? "danger" : "neutral"}
      size={fields.some(({ isHalf }) => isHalf) ? "lg" : "md"}
      onOpenChange={({ isOpen }) => !isOpen && props.onClose()}
    >
      {unknown.length > 0 && (
        <p className="page:text-warning-fg page:sm:col-span-2">{texts.fieldsRemoved(unknown)}</p>
      )}
      {fields.map((field) => (
        <DeclaredField key={field.name} field={field} row={row} />
      ))}
    </FormKitDialog>
  );
}
