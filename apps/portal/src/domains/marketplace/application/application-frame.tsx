import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { isNotFound, NotLoaded } from "@portico/renderer/client";
import { ErrorState, Skeleton } from "@portico/ui";
import { Link } from "@portico/ui/display";
import { Page } from "@portico/ui/layout";
import { Fragment, type ReactNode } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { marketplaceMessages as texts } from "../../../messages/marketplace.ts";
import { useApplication } from "./use-application.ts";
import { useApplicationsLink } from "./use-applications-link.ts";

export interface ApplicationFrameProps {
  /** The title until the application is loaded. */
  title: string;
  /** Renders the page, including its heading. */
  children: (application: ApplicationDetail) => ReactNode;
}

/** A page of the application in the path: loads it, or shows why it can't be shown. */
export function ApplicationFrame({ title, children }: ApplicationFrameProps) {
  const { appId = "" } = useParams();
  const { data, error, isFetching, refetch } = useApplication(appId);
  const list = useApplicationsLink();
  return (
    <Page className="print:block">
      {/* The key drops what belongs to one application, such as an open dialog. */}
      {data && <Fragment key={appId}>{children(data)}</Fragment>}
      {!data && <h1 className="text-title font-semibold">{title}</h1>}
      {!data && error && isNotFound(error) && (
        <ErrorState
          title={texts.notLoaded}
          message={
            <>
              {texts.notFound}{" "}
              <Link asChild>
                <RouterLink to={list.to}>{list.label}</RouterLink>
              </Link>
            </>
          }
        />
      )}
      {!data && error && !isNotFound(error) && (
        <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
      )}
      {!data && !error && (
        <div role="status" aria-label={texts.loading} className="grid gap-4">
          <Skeleton height="8rem" />
          <Skeleton height="14rem" />
        </div>
      )}
    </Page>
  );
}
