import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { request } from "./client.ts";

const queryKey = ["user.photo"];

/**
 * Returns an object URL of the signed-in user's photo, or undefined while it loads or if there is none. It is revoked
 * on unmount. All callers share one request.
 */
export function usePhoto(): string | undefined {
  const { data: photo } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPhoto(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!photo) return;
    const objectUrl = URL.createObjectURL(photo);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [photo]);
  return url;
}

/** Returns a function that fetches the photo again wherever it is shown. */
export function useRefreshPhoto(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey }), [client]);
}

/** Fetches the photo. Resolves with null if there is none. */
async function fetchPhoto(signal: AbortSignal): Promise<Blob | null> {
  const response = await request("user.photo", { accept: "image/*", signal });
  return response.status === 204 ? null : response.blob();
}
