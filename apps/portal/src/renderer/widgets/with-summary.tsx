import { Button, Skeleton } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { isCallId } from "../../api/known-endpoints.ts";
import { messages } from "../../messages/messages.ts";

/** Props of `WithSummary`. */
export interface WithSummaryProps {
  /** The screen's `endpoints.summary`. */
  endpoint: string | undefined;
  /** Whether to render the loading and error states. Only one of the widgets that share the request does. */
  showsRequestState: boolean;
  /** Renders the response. */
  children: (response: unknown) => ReactNode;
}

/** Loads a screen's summary and renders its children with the response. */
export function WithSummary({ endpoint = "", showsRequestState, children }: WithSummaryProps) {
  const origin = useCallOrigin();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [endpoint, origin],
    queryFn: ({ signal }): Promise<unknown> => {
      if (!isCallId(endpoint)) throw new Error(messages.listPage.broken.noSummary(endpoint));
      return fetchJson(endpoint, { signal, origin });
    },
  });
  return (
    <>
      {showsRequestState && error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-table text-danger-fg">
          {messages.summary.failed(errorMessage(error))}
          <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {messages.summary.retry}
          </Button>
        </p>
      )}
      {data !== undefined && children(data)}
      {showsRequestState && data === undefined && !error && (
        <div role="status" aria-label={messages.summary.loading}>
          <Skeleton height="5rem" />
        </div>
      )}
    </>
  );
}
