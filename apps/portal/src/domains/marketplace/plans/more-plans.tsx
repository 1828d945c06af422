import { plansPerPage } from "@portico/contract";
import { errorMessage } from "@portico/renderer/client";
import { Button } from "@portico/ui";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useEffect, useRef } from "react";
import { planMessages } from "../../../messages/plans.ts";

const texts = planMessages.results;

/** How far below the visible part the next plans start to load. */
const margin = "300px";

export interface MorePlansProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly loadMore: () => void;
  };
  /** The number of plans that are shown, and of all. */
  shown: number;
  total: number;
}

/** Loads more plans when the end of the list comes into view, or with a button. */
export function MorePlans({ query, shown, total }: MorePlansProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, loadMore } = query;
  const end = useRef<HTMLDivElement>(null);
  const loadsAtEnd = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!loadsAtEnd || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: margin },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loadsAtEnd, loadMore]);
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-2">
      <p role="status" className="text-table text-fg-muted tabular-nums">
        {texts.shown(shown, total)}
      </p>
      {isFetchNextPageError && <FailureNote failure={{ text: texts.moreFailed(errorMessage(error)) }} />}
      {hasNextPage && (
        <Button isLoading={isFetchingNextPage} onClick={loadMore}>
          {texts.more(Math.min(plansPerPage, total - shown))}
        </Button>
      )}
    </div>
  );
}
