import { Skeleton } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NotLoaded } from "../client/not-loaded.tsx";

export interface LoadedRowProps<Row> {
  id: string | undefined;
  /** The title while the row loads, and if it can't be loaded. */
  title: string;
  texts: { readonly noneSelected: string; readonly notLoaded: string; readonly loading: string };
  /** The call that returns the row, for the key of the query. */
  endpointId: string;
  load: (id: string, signal: AbortSignal) => Promise<Row>;
  onClose: () => void;
  /** The dialog of the loaded row. */
  children: (row: Row) => ReactNode;
}

/** Loads the current state of a row for a dialog. */
export function LoadedRow<Row>({
  id = "",
  title,
  texts,
  endpointId,
  load,
  onClose,
  children,
}: LoadedRowProps<Row>) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [endpointId, id],
    queryFn: ({ signal }) => load(id, signal),
    enabled: id !== "",
    // The row is loaded each time a dialog opens, and stays the same while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return children(data);
  return (
    <Dialog isOpen title={title} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      {id === "" ? (
        <p className="page:m-0">{texts.noneSelected}</p>
      ) : error ? (
        <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label={texts.loading} className="page:grid page:gap-4 page:py-2">
          <Skeleton className="page:h-9" />
          <Skeleton className="page:h-9" />
          <Skeleton className="page:h-9" />
        </div>
      )}
    </Dialog>
  );
}
