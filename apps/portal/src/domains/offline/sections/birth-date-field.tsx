import { ageOn } from "@portico/contract/schemas/household";
import { useToday } from "@portico/renderer/dates";
import { DateOfBirthField } from "@portico/ui/date-fields";
import { FormField } from "@portico/ui/form-kit";
import { useWatch } from "react-hook-form";
import { offlineMessages } from "../../../messages/offline-applications.ts";

const texts = offlineMessages.fields;

export interface BirthDateFieldProps {
  name: string;
  errorLabel?: string;
}

/** A date of birth with the age. */
export function BirthDateField({ name, errorLabel }: BirthDateFieldProps) {
  const dob: unknown = useWatch({ name });
  const today = useToday();
  const age = typeof dob === "string" && dob !== "" ? ageOn(dob, today) : undefined;
  return (
    <FormField
      as={DateOfBirthField}
      name={name}
      label={texts.dob}
      errorLabel={errorLabel}
      hint={age !== undefined && age >= 0 ? texts.age(age) : undefined}
      isHalf
      required
    />
  );
}
