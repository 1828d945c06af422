import type { RecordToolsProps } from "@portico/renderer/host";
import { PersonOfRecord } from "../domains/people/person-of-record.tsx";
import { RecordFavorite } from "../favorites/record-favorite.tsx";
import { recordKindOf } from "../records/record-address.ts";

/** The links of a record: to its person and to the favorites. Renders nothing for rows that are no records. */
export function RecordTools({ endpoint, id, name }: RecordToolsProps) {
  const kind = recordKindOf(endpoint);
  if (!kind) return null;
  return (
    <>
      <PersonOfRecord id={id} />
      <RecordFavorite record={{ kind, id }} name={name} />
    </>
  );
}
