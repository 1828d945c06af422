import { entriesOf, type GenericTypeKey } from "@portico/contract";
import type { ProblemList } from "./problem-list.ts";

/** Checks that a status to set is among those that ship with its type. */
export function checkSetsStatus(
  path: string,
  setsStatus: { readonly type: GenericTypeKey; readonly code: string } | undefined,
  problems: ProblemList,
) {
  if (!setsStatus) return;
  const { type, code } = setsStatus;
  const codes: readonly string[] = entriesOf(type).map((entry) => entry.code);
  if (codes.includes(code)) return;
  problems.unknown(`${path}.setsStatus.code`, code, `the code of a status of \`${type}\``, codes);
}
