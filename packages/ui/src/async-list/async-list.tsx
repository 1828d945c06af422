import type { ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { EmptyState } from "../empty-state/empty-state.js";
import { ErrorState } from "../empty-state/error-state.js";
import { Skeleton } from "../skeleton/skeleton.js";

/** Loading state of the entries. */
export interface LoadingProps {
  /** The entries are loading. @default false */
  isLoading?: boolean | undefined;
  /** Why loading failed; shown instead of the entries. @default none */
  error?: ReactNode | undefined;
  /** Retries loading. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

interface AsyncListProps extends LoadingProps {
  /** Announced while the entries are loading. */
  loadingLabel: string;
  /** What entries start with, for the skeleton: a picture or a dot. */
  mark: "picture" | "dot";
  isEmpty: boolean;
  /** Shown if there are no entries. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list of entries, or its loading, error or empty state. */
export function AsyncList(props: AsyncListProps) {
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
