import type { RecordKind } from "@portico/contract/features/people/search";
import { peopleMessages as texts } from "../../messages/people.ts";

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
