"use client";

import type { ReactNode } from "react";
import { Button } from "../button/button.js";
import { useMessages } from "../messages/use-messages.js";

interface ChildRowsStateProps {
  /** What failed, if the rows couldn't be loaded. */
  failure: ReactNode;
  /** They are loaded, and there are none. */
  isEmpty: boolean;
  onRetry: () => void;
}

/** Shown below an expanded row that has no child rows: they are loading, failed to load, or there are none. */
export function ChildRowsState({ failure, isEmpty, onRetry }: ChildRowsStateProps) {
  const { table, errorState } = useMessages();
  return (
    <div role="status" className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1 ui:ps-3">
      <span className={failure ? "ui:text-danger-fg" : "ui:text-fg-muted"}>
        {failure ?? (isEmpty ? table.empty : table.loading)}
      </span>
      {failure && (
        <Button size="sm" onClick={onRetry}>
          {errorState.retry}
        </Button>
      )}
    </div>
  );
}
