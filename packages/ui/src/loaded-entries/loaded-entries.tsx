import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { EmptyState } from "../empty-state/empty-state.js";
import { ErrorState } from "../empty-state/error-state.js";
import { Skeleton } from "../skeleton/skeleton.js";

/** How far the entries have come. */
export interface LoadingProps {
  /** The entries are on their way. @default false */
  isLoading?: boolean;
  /** Why they could not be loaded; stands in their place. @default none */
  error?: ReactNode;
  /** Loads them again; without it there is no button to try again. */
  onRetry?: () => void;
}

interface LoadedEntriesProps extends LoadingProps {
  /** Said by a screen reader while they are on their way. */
  loadingLabel: string;
  /** What each begins with, for the bars that stand for it: its author's picture, or a dot. */
  mark: "picture" | "dot";
  isEmpty: boolean;
  /** What is said where there are none. */
  empty: ReactNode;
  children: ReactNode;
}

/** Entries one under the other, or what stands in their place: bars while they load, why there are none. */
export function LoadedEntries(props: LoadedEntriesProps) {
  const { isLoading = false, error, onRetry, loadingLabel, mark, isEmpty, empty, children } = props;
  if (isLoading) return <EntrySkeletons label={loadingLabel} mark={mark} />;
  if (error) return <ErrorState message={error} {...(onRetry && { onRetry })} />;
  return isEmpty ? <EmptyState title={empty} /> : children;
}

const lines = [1, 2, 3];

function EntrySkeletons({ label, mark }: { label: string; mark: "picture" | "dot" }) {
  const isDot = mark === "dot";
  const size = isDot ? "0.5625rem" : "2rem";
  return (
    <div role="status" aria-label={label} className="ui:flex ui:flex-col ui:gap-6 ui:pt-1">
      {lines.map((line) => (
        <div key={line} className="ui:flex ui:gap-3">
          <Skeleton width={size} isRound={true} className={cx("ui:shrink-0", isDot && "ui:mt-0.5")} />
          <div className={cx("ui:flex ui:flex-1 ui:flex-col ui:gap-2.5", !isDot && "ui:pt-1")}>
            <Skeleton width="40%" />
            <Skeleton width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
