import type { Fields, Filter } from "../fields.ts";

/** The id and the version of a row. */
export const rowFields = {
  id: { label: "ID", format: "id" },
  version: { label: "Version", format: "number" },
} as const satisfies Fields;

/** The agent and the status of a row that agents work on. */
export const workFields = {
  agentId: { label: "Agent ID", format: "id" },
  agent: { label: "Agent", sortable: true },
  status: { label: "Status", format: "status", sortable: true },
} as const satisfies Fields;

/** A filter from, or up to, a day. */
export function dayFilter<const Field extends string>(field: Field, compare: "from" | "to", label: string) {
  return { kind: "date", field, compare, label } as const satisfies Filter<Field>;
}
