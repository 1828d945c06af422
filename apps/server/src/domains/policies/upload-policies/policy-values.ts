import { type StatusCode, type StatusWords, statusWords } from "../../../configuration/policy-statuses.ts";
import type { Read } from "../../../file-values/read.ts";
import { synonymReader } from "../../../file-values/status.ts";

/** Parses the number of members, 1 to 99. Null if empty. */
export function readMembers(text: string): Read<number | null> {
  if (text === "") return { value: null };
  const count = /^\d{1,2}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return count > 0 ? { value: count } : { problem: "isn't a whole number from 1 to 99." };
}

/** Creates a reader of a policy status in carriers' words, as its code. The configured words come first. */
export function statusReader(further: StatusWords): (text: string) => Read<StatusCode | null> {
  return synonymReader<StatusCode>([further, statusWords], "status, such as Effectuated or Terminated");
}
