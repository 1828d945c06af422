import { FormProvider } from "react-hook-form";
import { LeaveGuard } from "../../../session-watch/leave-guard.tsx";
import { AddressList } from "./address-list.tsx";
import { type Contact, formOf } from "./contact-form.ts";
import { EmailList } from "./email-list.tsx";
import { PersonSection } from "./person-section.tsx";
import { PhoneList } from "./phone-list.tsx";
import { ProfileConflictDialog } from "./profile-conflict-dialog.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** Everything that users can change in their contact, saved at once. */
export function ProfileForm({ contact }: { contact: Contact }) {
  const { form, submit, saved, newer, take, resolve, keepEditing } = useProfileForm(contact);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-5 [&_:is(input,button)]:scroll-mb-24">
        <PersonSection />
        <EmailList />
        <PhoneList />
        <AddressList />
        <SaveBar />
      </form>
      <LeaveGuard isDirty={form.formState.isDirty} />
      {newer && (
        <ProfileConflictDialog
          versions={{ base: formOf(saved), mine: form.getValues(), theirs: formOf(newer) }}
          onChoose={(chosen) => void resolve(chosen)}
          onReload={() => take(newer)}
          onClose={keepEditing}
        />
      )}
    </FormProvider>
  );
}
