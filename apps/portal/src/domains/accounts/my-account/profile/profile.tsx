import { NotLoaded } from "@portico/renderer/client";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
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
