import { TextArea, TextField } from "@portico/ui";
import { FormEntries, FormSection } from "@portico/ui/form-kit";
import { Checkbox, MoneyField, NumberField, Select } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { ApplicationField as Field } from "../form/application-field.ts";
import { type ApplicationValues, emptyMember } from "../form/application-values.ts";
import { useCarriers, useSources } from "../form/choices.ts";
import { CardSection } from "./card-section.tsx";
import { IncomeFields } from "./income-fields.tsx";
import { MemberFields } from "./member-fields.tsx";
import { PrimarySection } from "./primary-section.tsx";
import { YesNoField } from "./yes-no-field.tsx";

const { fields: texts, sections } = offlineMessages;
const maxMembers = 19;

/** Props of `ApplicationSections`. */
export interface ApplicationSectionsProps {
  /** Whether the form has an initial note. */
  hasNote: boolean;
}

/** The sections of an application's form (specification, part 1, section 2). */
export function ApplicationSections({ hasNote }: ApplicationSectionsProps) {
  return (
    <>
      <FormSection title={sections.source}>
        <Field
          as={Select}
          name="sourceId"
          label={texts.sourceId}
          options={useSources()}
          placeholder={offlineMessages.choose}
          required
          isHalf
        />
      </FormSection>
      <FormSection title={sections.firstTime}>
        <Field as={YesNoField} name="first_time_on_marketplace" label={texts.first_time_on_marketplace} />
      </FormSection>
      <PrimarySection />
      <IncomeSection />
      <HouseholdSection />
      <PlanSection />
      <CardSection />
      {hasNote && (
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

function HouseholdSection() {
  return (
    <FormSection title={sections.household}>
      <Field
        as={NumberField}
        name="totalMembers"
        label={texts.totalMembers}
        hint={offlineMessages.familyIncludes}
        min={1}
        max={20}
        required
        isHalf
      />
      <Field
        as={NumberField}
        name="applyingForCoverage"
        label={texts.applyingForCoverage}
        min={0}
        max={20}
        isHalf
      />
      <Field as={Checkbox} name="married" label={texts.married} />
      <FormEntries
        name="offlineAppMembers"
        label={texts.offlineAppMembers}
        addLabel={offlineMessages.addMember}
        entryName={offlineMessages.member}
        hasEntryHeadings
        emptyEntry={{ ...emptyMember }}
        max={maxMembers}
        renderEntry={({ index, nameOf }) => <MemberFields index={index} nameOf={nameOf} />}
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
