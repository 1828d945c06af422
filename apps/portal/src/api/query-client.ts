import { errorStatus } from "@portico/renderer/client";
import { QueryClient } from "@tanstack/react-query";

/** Retries a request once after a network error or a 503. Other responses are final. */
function shouldRetry(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  return failures < 1 && (status === undefined || status === 503);
}

/** Creates the query cache. It is in memory only. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: shouldRetry },
    },
  });
}
