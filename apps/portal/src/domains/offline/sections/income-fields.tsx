import { TextField } from "@portico/ui";
import { FormField } from "@portico/ui/form-kit";
import { MoneyField, PhoneField, Select } from "@portico/ui/forms";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { incomeTypes } from "../form/choices.ts";

const texts = offlineMessages.fields;

export interface IncomeFieldsProps {
  nameOf: (field: string) => string;
  /** What the person is called in the error summary. @default the labels alone */
  person?: string;
  /** Whether type of income and employer are required, as for a spouse. An unemployed person has no employer. */
  isRequired: boolean;
  isUnemployed: boolean;
}

/** The income and employer of a person. */
export function IncomeFields({ nameOf, person, isRequired, isUnemployed }: IncomeFieldsProps) {
  const labeled = (field: "typeOfIncome" | "annualIncome" | "employerName" | "employerPhone") => ({
    name: nameOf(field),
    label: texts[field],
    isHalf: true,
    ...(person !== undefined && { errorLabel: `${person}, ${texts[field]}` }),
  });
  return (
    <>
      <FormField
        as={Select}
        {...labeled("typeOfIncome")}
        options={incomeTypes}
        placeholder={offlineMessages.choose}
        required={isRequired}
      />
      <FormField as={MoneyField} {...labeled("annualIncome")} />
      <FormField
        as={TextField}
        {...labeled("employerName")}
        maxLength={50}
        autoComplete="off"
        required={isRequired && !isUnemployed}
      />
      <FormField as={PhoneField} {...labeled("employerPhone")} autoComplete="off" />
    </>
  );
}
