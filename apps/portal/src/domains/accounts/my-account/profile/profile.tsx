import { NotLoaded } from "@portico/renderer/client";
import { Skeleton } from "@portico/ui";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useContact } from "./use-contact.ts";

export interface ProfileProps {
  contactId: string;
}

/** Loads a contact and shows its form. */
export function Profile({ contactId }: ProfileProps) {
  const { data, error, isFetching, refetch } = useContact(contactId);
  if (data) return <ProfileForm key={data.id} contact={data} />;
  if (!error) return <ProfileSkeleton />;
  return <NotLoaded title={myAccountMessages.notLoaded} {...{ error, isFetching, refetch }} />;
}

const cards = [
  { title: "9rem", fields: ["first", "middle", "last"] },
  { title: "5rem", fields: ["email", "purposes"] },
  { title: "5rem", fields: ["phone", "purposes"] },
  { title: "6rem", fields: ["address", "place"] },
];

/** Placeholder while the contact loads. */
function ProfileSkeleton() {
  return (
    <div role="status" aria-label={myAccountMessages.loading} className="grid gap-5">
      {cards.map(({ title, fields }) => (
        <div key={fields.join()} className="rounded-xl border border-border bg-surface">
          <div className="border-b border-border px-5 py-4">
            <Skeleton width={title} height="1rem" />
          </div>
          <div className="grid gap-4 p-5">
            {fields.map((field) => (
              <div key={field} className="grid gap-2">
                <Skeleton width="5rem" />
                <Skeleton height="2.25rem" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
