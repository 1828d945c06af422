import { ErrorState } from "@portico/ui";
import { usePageMessages } from "../messages/page.ts";
import { errorMessage } from "./error-message.ts";

/** Props of `NotLoaded`: a title, and the state of the failed query. */
export interface NotLoadedProps {
  /** What could not be loaded, as a sentence. @default the title of `ErrorState` */
  title?: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shows why a query failed, with a button to retry. */
export function NotLoaded({ title, error, isFetching, refetch }: NotLoadedProps) {
  return (
    <ErrorState
      {...(title !== undefined && { title })}
      message={errorMessage(error, usePageMessages())}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
