import type { Checked } from "./checked.ts";

/** Checks that a status to set is among those that ship with its type. */
export function checkSetsStatus(
  path: string,
  setsStatus: { readonly type: string; readonly code: string } | undefined,
  { registry: { services, statusTypes }, problems }: Checked,
) {
  if (!setsStatus || !services.statuses) return;
  const { type, code } = setsStatus;
  const codes = statusTypes[type]?.codes ?? [];
  if (!codes.includes(code))
    problems.unknown(`${path}.setsStatus.code`, code, `the code of a status of \`${type}\``, codes);
}
