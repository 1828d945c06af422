import { TextArea, TextField } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { MoneyField, Select } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { ApplicationField as Field } from "../form/application-field.ts";
import type { ApplicationValues } from "../form/application-values.ts";
import { useCarriers, useSources } from "../form/choices.ts";
import { CardSection } from "./card-section.tsx";
import { HouseholdSection } from "./household-section.tsx";
import { IncomeFields } from "./income-fields.tsx";
import { PrimarySection } from "./primary-section.tsx";
import { YesNoField } from "./yes-no-field.tsx";

const { fields: texts, sections } = offlineMessages;

export interface ApplicationSectionsProps {
  /** Whether the application is new: its form has a note, and the focus at its first field. */
  isNew: boolean;
}

/** The sections of an application's form (specification, part 1, section 2). */
export function ApplicationSections({ isNew }: ApplicationSectionsProps) {
  return (
    <>
      <FormSection title={sections.source}>
        <Field
          as={Select}
          name="sourceId"
          label={texts.sourceId}
          options={useSources()}
          placeholder={offlineMessages.choose}
          autoFocus={isNew}
          required
          isHalf
        />
      </FormSection>
      <FormSection title={sections.firstTime}>
        <Field as={YesNoField} name="first_time_on_marketplace" label={texts.first_time_on_marketplace} />
      </FormSection>
      <PrimarySection />
      <IncomeSection />
      <HouseholdSection isNew={isNew} />
      <PlanSection />
      <CardSection />
      {isNew && (
        <FormSection title={sections.note}>
          <Field as={TextArea} name="note" label={texts.note} maxLength={10_000} rows={3} />
        </FormSection>
      )}
    </>
  );
}

function IncomeSection() {
  const typeOfIncome = useWatch<ApplicationValues, "typeOfIncome">({ name: "typeOfIncome" });
  return (
    <FormSection title={sections.income}>
      <IncomeFields
        nameOf={(field) => field}
        isRequired={false}
        isUnemployed={typeOfIncome === "unemployed"}
      />
      <Field
        as={MoneyField}
        name="annualHouseholdIncome"
        label={texts.annualHouseholdIncome}
        required
        isHalf
      />
    </FormSection>
  );
}

function PlanSection() {
  return (
    <FormSection title={sections.plan}>
      <Field
        as={Select}
        name="carrierId"
        label={texts.carrierId}
        options={useCarriers()}
        placeholder={offlineMessages.choose}
        isHalf
      />
      <Field as={TextField} name="planSelected" label={texts.planSelected} maxLength={200} required isHalf />
      <Field as={MoneyField} name="monthlyPayment" label={texts.monthlyPayment} required isHalf />
    </FormSection>
  );
}
