import type { RecordKind } from "@portico/contract/features/search";

/** Where a record is opened. */
export interface RecordAddress {
  readonly path: string;
  /** The history state: the search of the list that the record is in. Names must not be in the URL. */
  readonly state?: { readonly filters: { readonly search: string } };
}

/** The lists of records without a page of their own. */
const listPaths: Readonly<Record<Exclude<RecordKind, "policy">, string>> = {
  customer: "/portal/customerManage",
  lead: "/portal/leads",
  agent: "/portal/manage/agents",
  user: "/portal/security",
};

/** Returns the address of a record: its own page, or the list with only this record. */
export function recordAddress({
  kind,
  id,
  search,
}: {
  kind: RecordKind;
  id: string;
  search: string;
}): RecordAddress {
  if (kind === "policy") return { path: `/portal/policies/${encodeURIComponent(id)}` };
  return { path: listPaths[kind], state: { filters: { search } } };
}
