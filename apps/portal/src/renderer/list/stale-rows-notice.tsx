import { Button } from "@portico/ui";
import { messages } from "../../messages/messages.ts";

/** Props of `StaleRowsNotice`. */
export interface StaleRowsNoticeProps {
  /** What couldn't be loaded. */
  title: string;
  /** The reason. */
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A notice above rows that could not be refreshed, with a retry button. */
export function StaleRowsNotice({ title, message, isRetrying, onRetry }: StaleRowsNoticeProps) {
  return (
    <div
      role="alert"
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-danger-border bg-danger-surface px-3 py-2 text-table text-danger-fg"
    >
      <p className="me-auto">
        <span className="font-semibold">{title}</span> {messages.listPage.staleRows} {message}
      </p>
      <Button size="sm" isLoading={isRetrying} onClick={onRetry}>
        {messages.listPage.retry}
      </Button>
    </div>
  );
}
