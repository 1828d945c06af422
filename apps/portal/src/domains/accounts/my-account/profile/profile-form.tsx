import { LeaveGuard } from "@portico/renderer/unsaved";
import { TextField } from "@portico/ui";
import { Form, FormField, SaveBar } from "@portico/ui/form-kit";
import { PhoneField } from "@portico/ui/forms";
import { useQuery } from "@tanstack/react-query";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { AddressFields } from "./address-fields.tsx";
import { ContactEntries } from "./contact-entries.tsx";
import { type Contact, emptyAddress, emptyEmail, emptyPhone } from "./contact-form.ts";
import { countriesQuery, unitedStatesIn } from "./locations.ts";
import { PersonSection } from "./person-section.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** Everything that users can change in their contact, saved at once. */
export function ProfileForm({ contact }: { contact: Contact }) {
  const kit = useProfileForm(contact);
  return (
    <Form kit={kit}>
      <PersonSection />
      <EmailEntries />
      <PhoneEntries />
      <AddressEntries />
      <SaveBar submitLabel={myAccountMessages.save.submit} />
      <LeaveGuard isDirty={kit.isDirty} />
    </Form>
  );
}

/** The postal addresses of the person. */
function AddressEntries() {
  const { data: countries } = useQuery(countriesQuery);
  return (
    <ContactEntries
      list="addresses"
      emptyEntry={emptyAddress(unitedStatesIn(countries))}
      renderEntry={(entry) => <AddressFields {...entry} />}
    />
  );
}

/** The email addresses of the person. */
function EmailEntries() {
  const texts = myAccountMessages.emails;
  return (
    <ContactEntries
      list="emails"
      emptyEntry={emptyEmail}
      renderEntry={({ index, nameOf }) => (
        <FormField
          as={TextField}
          type="email"
          name={nameOf("email")}
          label={texts.email}
          errorLabel={texts.entry(index + 1)}
          autoComplete="email"
        />
      )}
    />
  );
}

/** The phone numbers of the person. */
function PhoneEntries() {
  const texts = myAccountMessages.phones;
  return (
    <ContactEntries
      list="phones"
      emptyEntry={emptyPhone}
      renderEntry={({ index, nameOf }) => (
        <FormField
          as={PhoneField}
          name={nameOf("phone")}
          label={texts.phone}
          errorLabel={texts.entry(index + 1)}
        />
      )}
    />
  );
}
