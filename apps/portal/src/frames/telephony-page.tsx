import { typeGuids } from "@portico/contract";
import { contactEndpoints } from "@portico/contract/features/people/contacts";
import { errorMessage } from "@portico/renderer/client";
import { ErrorState } from "@portico/ui";
import { skipToken, useQuery } from "@tanstack/react-query";
import { client, fetchJson } from "../api/client.ts";
import { pageMessages } from "../messages/pages.ts";
import type { SessionUser } from "../session/token.ts";
import { EmbeddedPage } from "./embedded-page.tsx";
import { telephonyMessage } from "./telephony-message.ts";

client.add(contactEndpoints);

const texts = pageMessages.telephony;

/** The telephony page, after sign-in. */
export function TelephonyPage({ user, url }: { user: SessionUser; url: URL }) {
  const { contactId } = user;
  const contact = useQuery({
    queryKey: ["contacts.get", contactId],
    queryFn: contactId
      ? ({ signal }) => fetchJson("contacts.get", { params: { id: contactId }, signal })
      : skipToken,
  });
  const purposes = useQuery({
    queryKey: ["types.lookup", typeGuids.phonePurpose],
    queryFn: ({ signal }) =>
      fetchJson("types.lookup", { params: { typeGuid: typeGuids.phonePurpose }, signal }),
  });
  const error = contact.error ?? purposes.error;
  if (error) {
    const retry = () => void Promise.all([contact.refetch(), purposes.refetch()]);
    return <ErrorState title={texts.failed} message={errorMessage(error)} onRetry={retry} />;
  }
  if ((contactId && !contact.data) || !purposes.data) {
    return (
      <p role="status" className="p-6 text-center text-form text-fg-muted">
        {texts.loading}
      </p>
    );
  }
  const faxPurposeId = purposes.data.find(({ code }) => code === "FAX")?.id;
  return (
    <EmbeddedPage
      frame="telephony"
      url={url}
      title={texts.title}
      allow="microphone; autoplay"
      createMessage={(token) => telephonyMessage({ user, contact: contact.data, faxPurposeId }, token)}
    />
  );
}
