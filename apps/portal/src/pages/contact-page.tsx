import { useParams } from "react-router";
import { myAccountMessages } from "../messages/my-account.ts";
import { Profile } from "./my-account/profile/profile.tsx";
import { useContact } from "./my-account/profile/use-contact.ts";

/** The contact of another person, for administrators. */
export function ContactPage() {
  const { id = "" } = useParams();
  const { data } = useContact(id);
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : myAccountMessages.contact;
  return (
    <div className="min-h-full bg-surface-sunken p-4 sm:p-5 print:bg-surface print:p-0">
      <div className="mx-auto grid max-w-3xl gap-5">
        <h1 className="text-title font-semibold wrap-anywhere">{name}</h1>
        <Profile key={id} contactId={id} />
      </div>
    </div>
  );
}
