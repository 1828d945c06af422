import { TextField } from "@portico/ui";
import { FormSection, formFieldOf } from "@portico/ui/form-kit";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";

const texts = myAccountMessages.profile;
const Field = formFieldOf<ContactForm>();

/** Names and numbers of the person. */
export function PersonSection() {
  return (
    <FormSection id="details" title={texts.title}>
      <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-6">
        <Field as={TextField} name="firstName" label={texts.firstName} autoComplete="given-name" />
        <Field
          as={TextField}
          name="middleName"
          label={texts.middleName}
          autoComplete="additional-name"
          placeholder={texts.optional}
        />
        <Field
          as={TextField}
          name="lastName"
          label={texts.lastName}
          autoComplete="family-name"
          placeholder={texts.optional}
        />
        <Field
          as={TextField}
          name="FFEID"
          label={texts.FFEID}
          hint={texts.FFEIDHint}
          autoComplete="off"
          isHalf
          className="sm:col-span-3"
        />
        <Field
          as={TextField}
          name="NPN"
          label={texts.NPN}
          hint={texts.NPNHint}
          autoComplete="off"
          isHalf
          className="sm:col-span-3"
        />
      </div>
    </FormSection>
  );
}
