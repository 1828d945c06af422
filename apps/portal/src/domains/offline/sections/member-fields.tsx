import { FormField, FormGrid } from "@portico/ui/form-kit";
import { Checkbox, Select } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import type { MemberValues } from "../form/application-values.ts";
import { relations } from "../form/choices.ts";
import { IncomeFields } from "./income-fields.tsx";
import { PersonFields } from "./person-fields.tsx";

const texts = offlineMessages.fields;

export interface MemberFieldsProps {
  index: number;
  nameOf: (field: string) => string;
}

/** The fields of a household member. Only a spouse has income (specification, part 1, section 5). */
export function MemberFields({ index, nameOf }: MemberFieldsProps) {
  const member: Partial<MemberValues> | undefined = useWatch({ name: `offlineAppMembers.${index}` });
  const person = offlineMessages.member(index);
  return (
    <FormGrid>
      <FormField
        as={Select}
        name={nameOf("relation")}
        label={texts.relation}
        errorLabel={`${person}, ${texts.relation}`}
        options={relations}
        placeholder={offlineMessages.choose}
        required
        isHalf
      />
      <div className="flex items-center sm:pt-6">
        <FormField as={Checkbox} name={nameOf("apply")} label={texts.apply} />
      </div>
      <PersonFields nameOf={nameOf} person={person} memberId={member?.id ?? ""} isPrimary={false} />
      {member?.relation === "spouse" && (
        <IncomeFields
          nameOf={nameOf}
          person={person}
          isRequired
          isUnemployed={member.typeOfIncome === "unemployed"}
        />
      )}
    </FormGrid>
  );
}
