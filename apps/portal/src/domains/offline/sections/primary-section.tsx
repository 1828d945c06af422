import { TextField } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { Checkbox, PhoneField, Select, ZipField } from "@portico/ui/forms";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { ApplicationField as Field } from "../form/application-field.ts";
import { languages, useStates } from "../form/choices.ts";
import { PersonFields } from "./person-fields.tsx";
import { useZipLocation } from "./use-zip-location.ts";

const { fields: texts, sections } = offlineMessages;

/** The primary person and their contact details. A ZIP code fills in city, county and state. */
export function PrimarySection() {
  const states = useStates();
  const zip = useZipLocation();
  return (
    <FormSection title={sections.primary}>
      <PersonFields nameOf={(field) => field} isPrimary />
      <Field
        as={TextField}
        name="residenceCardNumber"
        label={texts.residenceCardNumber}
        maxLength={13}
        autoComplete="off"
        isHalf
      />
      <Field as={PhoneField} name="phone" label={texts.phone} required isHalf autoComplete="off" />
      <Field
        as={TextField}
        type="email"
        name="email"
        label={texts.email}
        maxLength={62}
        required
        isHalf
        autoComplete="off"
      />
      <Field as={Select} name="language" label={texts.language} options={languages} isHalf />
      <Field
        as={ZipField}
        name="zipCode"
        label={texts.zipCode}
        hint={zip.hint}
        isHalf
        autoComplete="off"
        onValueChange={({ value }) => void zip.find(String(value))}
      />
      <Field as={TextField} name="address" label={texts.address} maxLength={95} required autoComplete="off" />
      <Field
        as={TextField}
        name="city"
        label={texts.city}
        maxLength={35}
        required
        isHalf
        autoComplete="off"
      />
      <Field as={TextField} name="county" label={texts.county} maxLength={50} isHalf autoComplete="off" />
      <Field
        as={Select}
        name="state"
        label={texts.state}
        options={states}
        placeholder={offlineMessages.choose}
        required
        isHalf
      />
      <Field as={Checkbox} name="accountingServiceRequested" label={texts.accountingServiceRequested} />
    </FormSection>
  );
}
