import { TextField } from "@portico/ui";
import { FormField } from "@portico/ui/form-kit";
import { Select } from "@portico/ui/forms";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { migratoryStatuses, sexes } from "../form/choices.ts";
import { BirthDateField } from "./birth-date-field.tsx";
import { StoredSsnField } from "./stored-ssn-field.tsx";

const texts = offlineMessages.fields;
const nameLength = 50;

export interface PersonFieldsProps {
  /** The name of a value of the person. */
  nameOf: (field: string) => string;
  /** What the person is called in the error summary. @default the labels alone */
  person?: string;
  /** The household member; empty for a new one. @default the primary person */
  memberId?: string | undefined;
  /** Whether sex and migratory status are required. */
  isPrimary: boolean;
}

/** The name, birth date, sex, SSN and migratory status of a person. */
export function PersonFields({ nameOf, person, memberId, isPrimary }: PersonFieldsProps) {
  const labeled = (field: "firstName" | "middleName" | "lastName" | "sex" | "migratoryStatus") => ({
    name: nameOf(field),
    label: texts[field],
    isHalf: true,
    ...(person !== undefined && { errorLabel: `${person}, ${texts[field]}` }),
  });
  return (
    <>
      <FormField
        as={TextField}
        {...labeled("firstName")}
        required
        maxLength={nameLength}
        autoComplete="off"
      />
      <FormField as={TextField} {...labeled("middleName")} maxLength={nameLength} autoComplete="off" />
      <FormField as={TextField} {...labeled("lastName")} required maxLength={nameLength} autoComplete="off" />
      <BirthDateField
        name={nameOf("dob")}
        {...(person !== undefined && { errorLabel: `${person}, ${texts.dob}` })}
      />
      <FormField
        as={Select}
        {...labeled("sex")}
        options={sexes}
        placeholder={offlineMessages.choose}
        required={isPrimary}
      />
      <StoredSsnField
        name={nameOf("ssn")}
        memberId={memberId}
        {...(person !== undefined && { errorLabel: `${person}, ${texts.ssn}` })}
      />
      <FormField
        as={Select}
        {...labeled("migratoryStatus")}
        options={migratoryStatuses}
        placeholder={offlineMessages.choose}
        required={isPrimary}
      />
    </>
  );
}
