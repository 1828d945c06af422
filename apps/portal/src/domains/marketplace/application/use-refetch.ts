import type { ApplicationChange } from "@portico/contract/features/marketplace/application.schemas";
import { errorMessage } from "@portico/renderer/client";
import { refreshLists } from "@portico/renderer/list";
import { useNotify } from "@portico/ui/notification";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client, fetchJson } from "../../../api/client.ts";
import { marketplaceMessages } from "../../../messages/marketplace.ts";

const texts = marketplaceMessages.refetch;

/** The last fetch of an application from the Marketplace. */
export interface Refetch {
  readonly isRunning: boolean;
  /** What changed, or undefined if the result is not shown. */
  readonly changes: readonly ApplicationChange[] | undefined;
  readonly start: () => Promise<void>;
  /** Hides the result. */
  readonly dismiss: () => void;
}

/** Where the result of a fetch waits for the application's page. */
const changesKey = (appId: string) => ["marketplace return", appId];

/**
 * Fetches an application again for a user who returns from the Marketplace. What was loaded before is dropped, so that
 * the application's page, which shows the changes, never shows it.
 */
export async function refetchOnReturn(queries: QueryClient, appId: string): Promise<void> {
  queries.removeQueries({ queryKey: ["application.detail", appId] });
  const { changes } = await fetchJson("application.update", { params: { id: appId } });
  queries.setQueryData(changesKey(appId), changes);
  await refreshLists(queries, client, "application.list");
}

/**
 * Fetches an application again from the Marketplace, and returns what changed. Starts with what changed when the user
 * returned from there.
 */
export function useRefetch(appId: string): Refetch {
  const notify = useNotify();
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [changes, setChanges] = useState(() =>
    queries.getQueryData<readonly ApplicationChange[]>(changesKey(appId)),
  );
  useEffect(() => queries.removeQueries({ queryKey: changesKey(appId) }), [queries, appId]);
  const start = async () => {
    if (isRunning) return;
    setRunning(true);
    try {
      const updated = await fetchJson("application.update", { params: { id: appId } });
      await refreshLists(queries, client, "application.list");
      setChanges(updated.changes);
      notify({ tone: "success", text: texts.done });
    } catch (error) {
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
    setRunning(false);
  };
  return { isRunning, changes, start, dismiss: () => setChanges(undefined) };
}
