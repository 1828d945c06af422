import { myAccountMessages } from "../../../messages/my-account.ts";
import { Profile } from "./profile/profile.tsx";
import { useContact } from "./profile/use-contact.ts";

/** The contact of another person, for administrators. */
export function ContactPage({ id }: { id: string }) {
  const { data } = useContact(id);
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : myAccountMessages.contact;
  return (
    <div data-full-bleed="" className="min-h-full bg-surface-sunken p-4 sm:p-5 print:bg-surface print:p-0">
      <div className="mx-auto grid max-w-3xl gap-5">
        <h1 className="text-title font-semibold wrap-anywhere">{name}</h1>
        <Profile key={id} contactId={id} />
      </div>
    </div>
  );
}
