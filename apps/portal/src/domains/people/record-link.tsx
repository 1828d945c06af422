import { Link } from "@portico/ui/display";
import { Link as RouterLink } from "react-router";
import { recordPath } from "../../records/record-address.ts";
import { type RecordRef, recordTitle } from "./record-title.ts";

/** A link to a record of a person. */
export function RecordLink({ record, text = recordTitle(record) }: { record: RecordRef; text?: string }) {
  const path = recordPath(record);
  if (path === undefined) return text;
  return (
    <Link asChild>
      <RouterLink to={path}>{text}</RouterLink>
    </Link>
  );
}
