import { LeaveGuard } from "@portico/renderer/unsaved";
import { Form, SaveBar } from "@portico/ui/form-kit";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { AddressEntries } from "./address-entries.tsx";
import type { Contact } from "./contact-form.ts";
import { EmailEntries } from "./email-entries.tsx";
import { PersonSection } from "./person-section.tsx";
import { PhoneEntries } from "./phone-entries.tsx";
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
