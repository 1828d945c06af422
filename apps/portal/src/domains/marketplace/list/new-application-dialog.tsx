import { consumerBody } from "@portico/contract/features/marketplace/application.schemas";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { useDateOptions } from "@portico/renderer/dates";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure, schemaResolver, useFieldOptions } from "@portico/renderer/forms";
import { Select, TextField } from "@portico/ui";
import { DateOfBirthField } from "@portico/ui/date-fields";
import { Alert } from "@portico/ui/display";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { formatDate } from "@portico/ui/format";
import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { fetchJson } from "../../../api/client.ts";
import { marketplaceListMessages } from "../../../messages/marketplace-list.ts";

const texts = marketplaceListMessages.create;
const labels = new Map([
  ["firstName", texts.firstName],
  ["lastName", texts.lastName],
  ["dob", texts.dob],
  ["state", texts.state],
]);

interface ApplicationForm {
  firstName: string;
  lastName: string;
  dob: string;
  state: string;
  /** Empty for none. */
  consentId: string;
}

/** Starts an application for a person, with the consent that they gave, and opens it. */
export function NewApplicationDialog({ onDone, onClose }: RowDialogProps) {
  const send = useRepeatableRequest();
  const navigate = useNavigate();
  const states = useFieldOptions({ lookup: "states.lookup", value: "code" });
  const kit = useFormKit<ApplicationForm, Record<string, unknown>>({
    defaultValues: { firstName: "", lastName: "", dob: "", state: "", consentId: "" },
    resolver: schemaResolver(consumerBody, {
      labels,
      // An empty choice is no consent.
      toBody: ({ consentId, ...body }) => ({ ...body, ...(consentId && { consentId }) }),
    }),
    schema: consumerBody,
    onSubmit: async ({ values }) => {
      const response = await send("application.consumer", { body: values });
      const { id }: { id: string } = await response.json();
      // The dialog must be gone before the navigation, or it would ask whether to discard its values.
      flushSync(() => onDone(texts.done));
      await navigate(`/portal/mk/applications/${id}`);
    },
    describeFailure: notifiedFailure(texts.failed),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={texts.title}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField as={TextField} name="firstName" label={texts.firstName} isHalf autoComplete="off" />
      <FormField as={TextField} name="lastName" label={texts.lastName} isHalf autoComplete="off" />
      <FormField as={DateOfBirthField} name="dob" label={texts.dob} isHalf />
      <FormField
        as={Select}
        name="state"
        label={texts.state}
        isHalf
        placeholder={texts.choose}
        isLoading={states.isLoading}
        options={states.options}
      />
      <ConsentField />
    </FormKitDialog>
  );
}

/** The consents that cover a new application. Without one, it says that the consent is missing. */
function ConsentField() {
  const dateOptions = useDateOptions();
  const consentId: unknown = useWatch({ name: "consentId" });
  const { data, error, isPending } = useQuery({
    queryKey: ["application.consents"],
    queryFn: ({ signal }) => fetchJson("application.consents", { signal }),
    staleTime: 0,
  });
  return (
    <>
      <FormField
        as={Select}
        name="consentId"
        label={texts.consent}
        hint={data?.length === 0 ? texts.noConsents : undefined}
        error={error ? texts.consentsFailed(errorMessage(error)) : undefined}
        placeholder={texts.noConsentChosen}
        isLoading={isPending}
        options={(data ?? []).map(({ id, fullName, signedDate, expires, isOnAgentDevice }) => ({
          value: id,
          label: texts.consentOption(
            fullName,
            formatDate(signedDate, dateOptions),
            formatDate(expires, dateOptions),
            isOnAgentDevice,
          ),
        }))}
      />
      {!consentId && (
        <Alert role="status" tone="warning" className="sm:col-span-2">
          {texts.consentMissing}
        </Alert>
      )}
    </>
  );
}
