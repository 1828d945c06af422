import type { RecordKind } from "@portico/contract/features/search";
import { Link } from "@portico/ui/display";
import { Link as RouterLink } from "react-router";
import { peopleMessages as texts } from "../messages/people.ts";
import { recordPath } from "../records/record-address.ts";

/** Identifies a record of a person. */
export interface RecordRef {
  readonly kind: RecordKind;
  readonly id: string;
  readonly label: string;
}

/** The kind of a record with what tells it apart. */
export function recordTitle({ kind, label }: RecordRef): string {
  return [texts.records.kinds[kind], label].filter((part) => part !== "").join(" ");
}

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
