import { isNotFound, NotLoaded } from "@portico/renderer/client";
import { DetailNotes } from "@portico/renderer/parts";
import { ErrorState, Skeleton } from "@portico/ui";
import { Page } from "@portico/ui/layout";
import { useState } from "react";
import { useParams } from "react-router";
import { peopleMessages as texts } from "../../messages/people.ts";
import { personPath } from "../../records/record-address.ts";
import { isId } from "../../routing/route-ids.ts";
import { useOpenPageTitle } from "../../routing/use-open-page-title.ts";
import { ApplicationsCard } from "./applications-card.tsx";
import { Attention } from "./attention.tsx";
import { CommissionsCard } from "./commissions-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { HouseholdCard } from "./household-card.tsx";
import { PersonHeader } from "./person-header.tsx";
import { PersonTimeline } from "./person-timeline.tsx";
import { PoliciesCard } from "./policies-card.tsx";
import { RecordsCard } from "./records-card.tsx";
import { type Person, usePerson } from "./use-person.ts";

/** Everything about the person of the record in the path. */
export function PersonPage() {
  const { personId = "" } = useParams();
  const { data, error, isFetching, refetch } = usePerson(personId);
  // Names must not be in the document's title, which only hides them behind GUIDs.
  useOpenPageTitle(personPath(personId), isId("id", personId) ? data?.name : undefined);
  return (
    <Page className="print:block">
      {/* The key drops what belongs to one person, such as an open dialog. */}
      {data && <Details key={personId} person={data} />}
      {!data && <h1 className="text-title font-semibold">{texts.person}</h1>}
      {!data && error && isNotFound(error) && <ErrorState title={texts.notLoaded} message={texts.notFound} />}
      {!data && error && !isNotFound(error) && (
        <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
      )}
      {!data && !error && (
        <div role="status" aria-label={texts.loading} className="grid gap-4">
          <Skeleton height="8rem" />
          <Skeleton height="20rem" />
        </div>
      )}
    </Page>
  );
}

function focusText(notes: HTMLElement | null): void {
  notes?.querySelector("textarea")?.focus();
}

function Details({ person }: { person: Person }) {
  const [hasNotes, setNotes] = useState(false);
  return (
    <>
      <PersonHeader person={person} onAddNote={() => setNotes(true)} />
      <Attention person={person} />
      <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <div className="grid gap-4 *:min-w-0 print:block print:*:mb-4">
          <PoliciesCard person={person} />
          <ApplicationsCard person={person} />
          <RecordsCard person={person} />
          <HouseholdCard person={person} />
          <CommissionsCard person={person} />
        </div>
        <div className="grid gap-4 *:min-w-0 print:block print:*:mb-4">
          {hasNotes && (
            <div ref={focusText}>
              <DetailNotes entity="person" id={person.id} />
            </div>
          )}
          <PersonTimeline person={person} />
          <DocumentsCard person={person} />
        </div>
      </div>
    </>
  );
}
