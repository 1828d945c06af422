import type { ApplicationChange } from "@portico/contract/features/application.schemas";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { marketplaceMessages } from "../../messages/marketplace.ts";
import { refreshLists } from "../../renderer/refresh-lists.ts";

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

/** Fetches an application again from the Marketplace, and returns what changed. */
export function useRefetch(appId: string): Refetch {
  const notify = useNotify();
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [changes, setChanges] = useState<readonly ApplicationChange[]>();
  const start = async () => {
    if (isRunning) return;
    setRunning(true);
    try {
      const updated = await fetchJson("application.update", { params: { id: appId } });
      await refreshLists(client, "application.list");
      setChanges(updated.changes);
      notify({ tone: "success", text: texts.done });
    } catch (error) {
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
    setRunning(false);
  };
  return { isRunning, changes, start, dismiss: () => setChanges(undefined) };
}
