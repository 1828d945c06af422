import { ErrorState } from "@portico/ui";
import { errorMessage } from "./error-message.ts";

/** Props of `NotLoaded`: what it is called, and what a query says of itself. */
export interface NotLoadedProps {
  /** What could not be loaded, as a sentence; `ErrorState`'s own by default. */
  title?: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Stands in place of what could not be loaded: why, and a way to try again. */
export function NotLoaded({ title, error, isFetching, refetch }: NotLoadedProps) {
  return (
    <ErrorState
      {...(title !== undefined && { title })}
      message={errorMessage(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
