import { FormEntries, FormSection } from "@portico/ui/form-kit";
import { Checkbox, NumberField } from "@portico/ui/forms";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { ApplicationField as Field } from "../form/application-field.ts";
import { type ApplicationValues, emptyMember } from "../form/application-values.ts";
import { MemberFields } from "./member-fields.tsx";

const { fields: texts, sections } = offlineMessages;
const maxMembers = 19;

export interface HouseholdSectionProps {
  /** Whether the application is new, so that nobody has entered its family size. */
  isNew: boolean;
}

/** The family size and the members. A new member starts with the last name of the primary person. */
export function HouseholdSection({ isNew }: HouseholdSectionProps) {
  const lastName = useWatch<ApplicationValues, "lastName">({ name: "lastName" });
  const size = useFamilySize(isNew);
  return (
    <FormSection title={sections.household}>
      <Field
        as={NumberField}
        name="totalMembers"
        label={texts.totalMembers}
        hint={isNew ? offlineMessages.familyFollows : offlineMessages.familyIncludes}
        min={1}
        max={20}
        required
        isHalf
        onValueChange={size.keep}
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
        emptyEntry={{ ...emptyMember, lastName }}
        max={maxMembers}
        onCountChange={size.follow}
        renderEntry={({ index, nameOf }) => <MemberFields index={index} nameOf={nameOf} />}
      />
    </FormSection>
  );
}

/** Counts the members of a new application, until someone enters a family size, also in its draft. */
function useFamilySize(isNew: boolean) {
  const { getValues, setValue } = useFormContext<ApplicationValues>();
  const isEntered = useRef(!isNew);
  return {
    keep: () => {
      isEntered.current = true;
    },
    follow: ({ before, after }: { before: number; after: number }) => {
      if (isEntered.current || getValues("totalMembers") !== before + 1) return;
      setValue("totalMembers", after + 1, { shouldDirty: true });
    },
  };
}
