import { type ManagedUser, managedUser } from "@portico/contract/features/user-manage.schemas";
import { Skeleton } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fetchJson } from "../api/client.ts";
import { NotLoaded } from "../api/not-loaded.tsx";
import { userMessages as texts } from "../messages/users.ts";

/** Props of `LoadedUser`. */
export interface LoadedUserProps {
  id: string | undefined;
  /** The title while the user loads, and if they can't be loaded. */
  title: string;
  onClose: () => void;
  /** The dialog of the loaded user. */
  children: (user: ManagedUser) => ReactNode;
}

/** Loads the current state of a user for a dialog. */
export function LoadedUser({ id = "", title, onClose, children }: LoadedUserProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["userManage.detail", id],
    queryFn: async ({ signal }) =>
      managedUser.parse(await fetchJson("userManage.detail", { params: { id }, signal })),
    enabled: id !== "",
    // The user is loaded each time a dialog opens, and stays the same while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return children(data);
  return (
    <Dialog isOpen title={title} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      {id === "" ? (
        <p>{texts.noneSelected}</p>
      ) : error ? (
        <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label={texts.loading} className="grid gap-4 py-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
    </Dialog>
  );
}
