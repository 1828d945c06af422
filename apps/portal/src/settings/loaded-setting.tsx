import { type Setting, setting as settingSchema } from "@portico/contract/features/settings.schemas";
import { Skeleton } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fetchJson } from "../api/client.ts";
import { NotLoaded } from "../api/not-loaded.tsx";
import { settingMessages as texts } from "../messages/settings.ts";

/** Props of `LoadedSetting`. */
export interface LoadedSettingProps {
  id: string | undefined;
  onClose: () => void;
  /** The dialog of the loaded setting. */
  children: (setting: Setting) => ReactNode;
}

/** Loads the current state of a setting for a dialog. */
export function LoadedSetting({ id = "", onClose, children }: LoadedSettingProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["settings.get", id],
    queryFn: async ({ signal }) =>
      settingSchema.parse(await fetchJson("settings.get", { params: { id }, signal })),
    enabled: id !== "",
    // The setting is loaded each time a dialog opens, and stays the same while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return children(data);
  return (
    <Dialog isOpen title={texts.loading} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      {id === "" ? (
        <p>{texts.noneSelected}</p>
      ) : error ? (
        <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label={texts.loading} className="grid gap-4 py-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
    </Dialog>
  );
}
