import { type ListScreen, pathParameters, type ScreenDetail } from "@portico/screens";
import { Button, ErrorState } from "@portico/ui";
import { Printer } from "@portico/ui/icons";
import { Page } from "@portico/ui/layout";
import { type RefObject, useEffect, useRef } from "react";
import { canMoveFocus } from "../can-move-focus.ts";
import { useCallOrigin } from "../client/call-origin.ts";
import { findList } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { Heading } from "../heading.tsx";
import { Link } from "../host/link.tsx";
import { useLocation, useParams } from "../host/use-router.ts";
import { useBrokenScreenMessages, useDetailMessages } from "../messages/lists.ts";
import { useDateOptions } from "../use-date-options.ts";
import { DetailActions } from "./detail-actions.tsx";
import { DetailBody } from "./detail-body.tsx";
import { DetailContent } from "./detail-content.tsx";
import { DetailHistory } from "./detail-history.tsx";
import { detailHeading } from "./detail-items.tsx";
import { DetailNotes } from "./detail-notes.tsx";
import { useDetailResponse } from "./detail-query.ts";
import { DetailRecordTools } from "./detail-record-tools.tsx";
import { DetailSection } from "./detail-section.tsx";
import { RowFacts } from "./row-facts.tsx";
import { readRowOrigin } from "./row-origin.ts";

export interface DetailPageProps {
  screen: ListScreen;
  /** The screen's detail, which must have a path. */
  detail: ScreenDetail;
}

/** The page of a row: its fields, tables, notes and history. */
export function DetailPage({ screen, detail }: DetailPageProps) {
  const texts = useDetailMessages();
  const brokenTexts = useBrokenScreenMessages();
  const { id = "" } = useParams();
  const { search } = useLocation();
  const origin = readRowOrigin(new URLSearchParams(search));
  const isPreview = useCallOrigin()?.isPreview;
  const query = useDetailResponse(detail, id);
  const dateOptions = useDateOptions();
  const heading = useFocusHeading(query.data !== undefined && !isPreview);
  const client = useClient();
  const { list } = screen.endpoints;
  const response = query.data;
  if (!findList(client, list)) {
    return (
      <ErrorState
        title={brokenTexts.title(screen.title)}
        message={`${brokenTexts.noList(list)} ${brokenTexts.hint}`}
      />
    );
  }
  const hasMore = detail.notes !== undefined || detail.history !== undefined;
  return (
    <Page className="page:print:block">
      <div
        data-keep-clear=""
        className="page:flex page:flex-wrap page:items-center page:gap-x-3 page:gap-y-2"
      >
        <Heading
          ref={heading}
          level={1}
          tabIndex={-1}
          className="page:me-auto page:min-w-0 page:text-title page:font-semibold page:break-words page:outline-none"
        >
          {response ? detailHeading(client, detail, response, dateOptions) : detail.title}
        </Heading>
        {response && (
          <div
            data-print="hidden"
            className="page:flex page:min-w-0 page:max-w-full page:grow page:flex-wrap page:items-center page:gap-2 page:sm:justify-end"
          >
            {/* The key closes open dialogs on navigation to another row. */}
            <DetailActions
              key={id}
              screen={screen}
              endpointId={list}
              detail={detail}
              id={id}
              response={response}
            />
            {!isPreview && <DetailRecordTools detail={detail} id={id} response={response} />}
            {!isPreview && (
              <Button
                size="sm"
                icon={<Printer size={16} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {texts.print}
              </Button>
            )}
          </div>
        )}
      </div>
      <DetailBody
        detail={detail}
        query={query}
        back={
          pathParameters(screen).length === 0 && (
            <Link to={screen.path} className="page:text-fg-link page:underline page:underline-offset-2">
              {texts.notFound.back(screen.title)}
            </Link>
          )
        }
      >
        {(loaded) => (
          <div
            className={
              hasMore
                ? "page:grid page:items-start page:gap-4 page:lg:grid-cols-[minmax(0,1fr)_19rem] page:print:block"
                : ""
            }
          >
            <DetailSection title={texts.more} isTitleHidden>
              <div className="page:grid page:gap-4">
                {origin && !isPreview && <RowFacts key={origin.row} origin={origin} response={loaded} />}
                <DetailContent detail={detail} id={id} response={loaded} isWide isNamed />
              </div>
            </DetailSection>
            {hasMore && (
              <div className="page:grid page:min-w-0 page:gap-4 page:print:mt-6">
                {detail.notes && client.services.notes && (
                  <DetailNotes key={id} entity={detail.notes.entity} id={id} />
                )}
                {detail.history && <DetailHistory {...detail.history} id={id} />}
              </div>
            )}
          </div>
        )}
      </DetailBody>
    </Page>
  );
}

/**
 * Moves the focus to the heading of a record's page after navigation within the portal, so that screen readers announce
 * the record and Tab reaches its actions. The focus stays where it is on the first page of a visit, and if the user has
 * moved it into the page meanwhile.
 * @param isReady whether the heading has the record's name, and the page is not only a preview
 * @returns the ref of the heading, which must have `tabIndex={-1}`
 */
function useFocusHeading(isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (isReady && key !== "default" && canMoveFocus()) heading.current?.focus({ preventScroll: true });
  }, [isReady, key]);
  return heading;
}
