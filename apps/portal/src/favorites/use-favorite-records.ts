import type { FavoriteRecord } from "@portico/contract/features/screens/favorites.schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson, request } from "../api/client.ts";
import type { RecordKey } from "../records/record-address.ts";

const key = ["favorites.records"];
const none: readonly FavoriteRecord[] = [];

/** The user's favorite records, and a function that adds or removes one and returns whether it is one now. */
export function useFavoriteRecords() {
  const client = useQueryClient();
  const { data: records = none } = useQuery<readonly FavoriteRecord[]>({
    queryKey: key,
    queryFn: ({ signal }) => fetchJson("favorites.records", { signal }),
    staleTime: 60_000,
  });
  const find = ({ kind, id }: RecordKey) =>
    records.find((record) => record.kind === kind && record.id === id);
  const toggle = async ({ kind, id }: RecordKey): Promise<boolean> => {
    const found = find({ kind, id });
    if (found) await request("favorites.removeRecord", { params: { id: found.favoriteId } });
    else await request("favorites.addRecord", { body: { kind, recordId: id } });
    await client.invalidateQueries({ queryKey: key });
    return !found;
  };
  return { records, find, toggle };
}
