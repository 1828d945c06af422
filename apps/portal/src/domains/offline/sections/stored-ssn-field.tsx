import { FormField } from "@portico/ui/form-kit";
import { formatSsn } from "@portico/ui/format";
import { SsnField } from "@portico/ui/forms";
import { fetchJson } from "../../../api/client.ts";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { RevealableValue } from "../../../reveal/revealable-value.tsx";
import { useStoredApplication } from "../form/stored-application.ts";

export interface StoredSsnFieldProps {
  name: string;
  errorLabel?: string;
  /** The household member; empty for a new one. @default the primary person */
  memberId?: string | undefined;
}

/** An SSN. A stored one is masked, stays unless it is typed again, and can be revealed. */
export function StoredSsnField({ name, errorLabel, memberId }: StoredSsnFieldProps) {
  const stored = useStoredApplication();
  const lastFour = lastFourOf(stored, memberId);
  return (
    <div className="grid content-start gap-2">
      <FormField
        as={SsnField}
        name={name}
        label={offlineMessages.fields.ssn}
        errorLabel={errorLabel}
        hint={lastFour ? offlineMessages.storedSsn(formatSsn(lastFour)) : undefined}
        autoComplete="off"
        inputMode="numeric"
        isSecret
      />
      {stored && lastFour && (
        <RevealableValue
          label={offlineMessages.ssnLabel}
          masked={formatSsn(lastFour)}
          fetchValue={async (why) => {
            const body = { ...why, ...(memberId !== undefined && { memberId }) };
            const { ssn } = await fetchJson("offlineApp.reveal", { params: { id: stored.id }, body });
            return formatSsn(ssn);
          }}
        />
      )}
    </div>
  );
}

function lastFourOf(stored: ReturnType<typeof useStoredApplication>, memberId: string | undefined) {
  if (memberId === undefined) return text(stored?.ssnLastFour);
  const members: unknown = stored?.offlineAppMembers;
  if (!Array.isArray(members)) return undefined;
  return text(members.find(({ id }) => id === memberId)?.ssnLastFour);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
