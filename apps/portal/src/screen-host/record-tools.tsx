import type { RecordToolsProps } from "@portico/renderer/host";
import { RecordFavorite } from "../favorites/record-favorite.tsx";
import { recordKindOf } from "../records/record-address.ts";

/** The favorite button of a record. Renders nothing if the details aren't those of a record with a page. */
export function RecordTools({ endpoint, id, name }: RecordToolsProps) {
  const kind = recordKindOf(endpoint);
  return kind && <RecordFavorite record={{ kind, id }} name={name} />;
}
