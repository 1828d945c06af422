import { QueryClient } from "@tanstack/react-query";
import { errorStatus } from "./error-message.ts";

/** A call that failed on its way, or found the server busy, is tried once more; an answer is an answer. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  return failures < 1 && (status === undefined || status === 503);
}

/** What the portal has fetched. Nothing of it is kept beyond the page. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: isWorthAnotherTry },
    },
  });
}
