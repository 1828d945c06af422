import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { request } from "./client.ts";

const queryKey = ["user.photo"];

/**
 * The address of one's own photo, for as long as the component is there; undefined where there is none, or none yet.
 * All that use it share one call.
 */
export function usePhoto(): string | undefined {
  const { data: photo } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPhoto(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!photo) return;
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [photo]);
  return address;
}

/** Fetches the photo again wherever it is shown. */
export function useRefreshPhoto(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey }), [client]);
}

/** @returns null where there is none */
async function fetchPhoto(signal: AbortSignal): Promise<Blob | null> {
  const response = await request("user.photo", { accept: "image/*", signal });
  return response.status === 204 ? null : response.blob();
}
