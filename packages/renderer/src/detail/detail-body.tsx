import type { ScreenDetail } from "@portico/screens";
import { EmptyState, Skeleton } from "@portico/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorStatus } from "../client/error-message.ts";
import { NotLoaded } from "../client/not-loaded.tsx";
import { useDetailMessages } from "../messages/lists.ts";
import type { DetailResponse } from "./detail-query.ts";

export interface DetailBodyProps {
  detail: ScreenDetail;
  query: UseQueryResult<DetailResponse>;
  /** A link back, shown if the row doesn't exist. @default none */
  back?: ReactNode;
  /** Renders the loaded row. */
  children: (response: DetailResponse) => ReactNode;
}

const skeletonLines = [1, 2, 3, 4, 5, 6, 7, 8];

/** Renders the loaded row, or a loading, not-found or error state. */
export function DetailBody({ detail, query, back, children }: DetailBodyProps) {
  const texts = useDetailMessages();
  const { data, error, isFetching, refetch } = query;
  if (errorStatus(error) === 404) {
    return <EmptyState title={texts.notFound.title} hint={texts.notFound.text} action={back} />;
  }
  if (data) return children(data);
  if (error) {
    return <NotLoaded title={detail.empty} {...{ error, isFetching, refetch }} />;
  }
  return (
    <div role="status" aria-label={texts.loading} className="page:grid page:gap-3 page:py-2">
      {skeletonLines.map((line) => (
        <Skeleton key={line} className="page:h-5" />
      ))}
    </div>
  );
}
