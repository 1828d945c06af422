import { attestations } from "@portico/contract";
import { CheckboxGroup } from "@portico/ui/forms";
import { enrollmentMessages } from "../../messages/enrollment.ts";
import type { Attestation } from "./submission.ts";

const texts = enrollmentMessages.agreement;

/** Props of `Agreement`. */
export interface AgreementProps {
  /** The agreements that are ticked. */
  attested: readonly Attestation[];
  onAttestedChange: (attested: readonly Attestation[]) => void;
}

/** The agreements that a tax credit requires. */
export function Agreement({ attested, onAttestedChange }: AgreementProps) {
  return (
    <CheckboxGroup
      label={texts.title}
      hint={texts.text}
      options={attestations.map((value) => ({ value, label: texts.items[value] }))}
      value={attested}
      onChange={({ value }) => onAttestedChange(attestations.filter((one) => value.includes(one)))}
    />
  );
}
