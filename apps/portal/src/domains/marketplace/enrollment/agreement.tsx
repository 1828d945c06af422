import { attestations } from "@portico/contract";
import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { CheckboxGroup } from "@portico/ui/forms";
import { enrollmentMessages } from "../../../messages/enrollment.ts";
import { householdNamesOf } from "../application/members.ts";
import type { Attestation } from "./submission.ts";

const texts = enrollmentMessages.agreement;

export interface AgreementProps {
  application: ApplicationDetail;
  /** The agreements that are ticked. */
  attested: readonly Attestation[];
  onAttestedChange: (attested: readonly Attestation[]) => void;
}

/** The agreements that a tax credit requires. The last one lists the household, whose size decides the credit. */
export function Agreement({ application, attested, onAttestedChange }: AgreementProps) {
  return (
    <CheckboxGroup
      label={texts.title}
      hint={texts.text}
      options={attestations.map((value) => ({
        value,
        label: texts.items[value],
        hint: value === "claims_exemptions" ? texts.household(householdNamesOf(application)) : undefined,
      }))}
      value={attested}
      onChange={({ value }) => onAttestedChange(attestations.filter((one) => value.includes(one)))}
    />
  );
}
