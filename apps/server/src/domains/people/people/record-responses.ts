import type { peopleSchemas } from "@portico/contract/features/people/people.schemas";
import type * as z from "zod";
import type { VisibleRecord } from "./visible-records.ts";

type ResponseBody = z.output<(typeof peopleSchemas)["people.get"]["response"]>;

/** A record as responses refer to it. */
export function refOf({ listed, id, label }: VisibleRecord) {
  return { kind: listed, id, label };
}

/** A record in responses. */
export function responseOf(record: VisibleRecord): ResponseBody["records"][number] {
  const { name, status, agent, date, isOpen, recordId: key } = record;
  return { ...refOf(record), name, status, agent, date, isOpen, key };
}

/** The names on the records, the one that most have first. */
export function namesOf(records: readonly VisibleRecord[]): string[] {
  return mostFrequent(records.map(({ name }) => name));
}

function mostFrequent(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts.keys()].toSorted(
    (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
  );
}

/** The values of the records, each once with its records. The one that most have is first. */
export function valuesOf(records: readonly VisibleRecord[], read: (record: VisibleRecord) => string | null) {
  const values = mostFrequent(records.flatMap((record) => read(record) ?? []));
  return values.map((value) => ({
    value,
    records: records.filter((record) => read(record) === value).map(refOf),
  }));
}
