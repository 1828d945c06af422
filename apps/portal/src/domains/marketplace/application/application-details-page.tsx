import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { useDateTime } from "@portico/renderer/dates";
import { DetailNotes } from "@portico/renderer/parts";
import { Alert } from "@portico/ui/display";
import { RecordFavorite } from "../../../favorites/record-favorite.tsx";
import { marketplaceMessages as texts } from "../../../messages/marketplace.ts";
import { PersonOfRecord } from "../../people/person-of-record.tsx";
import { ApplicationActions } from "./application-actions.tsx";
import { ApplicationFrame } from "./application-frame.tsx";
import { EnrollmentNotice } from "./enrollment-notice.tsx";
import { HouseholdSections } from "./household-sections.tsx";
import { PolicySection } from "./policy-section.tsx";
import { RefetchResult } from "./refetch-result.tsx";
import { useMembers } from "./use-application.ts";
import { useIsAgent } from "./use-applications-link.ts";
import { useRefetch } from "./use-refetch.ts";

/** The page of a marketplace application: its people, their eligibility, and its policies. */
export function ApplicationDetailsPage() {
  return (
    <ApplicationFrame title={texts.application}>
      {(application) => <Details application={application} />}
    </ApplicationFrame>
  );
}

function Details({ application }: { application: ApplicationDetail }) {
  const isAgent = useIsAgent();
  const refetch = useRefetch(application.id);
  const dateTime = useDateTime();
  const { userFirstName, userLastName } = application.raw;
  const hasEligible = useMembers(application).some(({ isEligible }) => isEligible);
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title font-semibold break-words">{`${userFirstName} ${userLastName}`}</h1>
          <p className="text-form text-fg-muted">
            {texts.subtitle(application.exchangeAssignedId, hasEligible ? application.year : undefined)}
            {" · "}
            {texts.fetched(dateTime(application.snapshotDate))}
          </p>
        </div>
        {isAgent && (
          <>
            <PersonOfRecord id={application.exchangeAssignedId} />
            <RecordFavorite
              record={{ kind: "marketplaceApplication", id: application.exchangeAssignedId }}
              name={`${userFirstName} ${userLastName}`}
            />
          </>
        )}
        <ApplicationActions application={application} refetch={refetch} />
      </header>
      {isAgent && !application.hasConsent && (
        <Alert tone="warning" title={texts.noConsent}>
          {texts.noConsentHint}
        </Alert>
      )}
      <EnrollmentNotice application={application} />
      {refetch.changes && <RefetchResult changes={refetch.changes} onDismiss={refetch.dismiss} />}
      <HouseholdSections application={application} />
      <PolicySection application={application} />
      {isAgent && <DetailNotes key={application.id} entity="application" id={application.id} />}
    </>
  );
}
