import type { RecordKind } from "@portico/contract/features/people/search";
import { featureOf } from "@portico/renderer/client";

/** Where a record is opened. */
export interface RecordAddress {
  readonly path: string;
  /** The history state: the search of the list that the record is in. Names must not be in the URL. */
  readonly state?: { readonly filters: { readonly search: string } };
}

/**
 * The kinds of records with a page of their own: the feature that their details belong to, and the path of their list,
 * which the page is below.
 */
const pages: readonly { readonly kind: RecordKind; readonly feature: string; readonly path: string }[] = [
  { kind: "policy", feature: "policies", path: "/portal/policies" },
  { kind: "customer", feature: "customers", path: "/portal/customerManage" },
  { kind: "lead", feature: "leads", path: "/portal/leads" },
  { kind: "application", feature: "offlineApp", path: "/portal/form/manage" },
  { kind: "marketplaceApplication", feature: "application", path: "/portal/mk/applications" },
];

/** The lists of the other records. */
const listPaths: Readonly<Partial<Record<RecordKind, string>>> = {
  agent: "/portal/manage/agents",
  user: "/portal/security",
};

/** Identifies a record. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Returns the address of a record: its own page, or the list with only this record. */
export function recordAddress({ search, ...record }: RecordKey & { readonly search: string }): RecordAddress {
  const path = recordPath(record);
  if (path !== undefined) return { path };
  return matchesAddress(record.kind, search);
}

/** Returns the address of a kind's list with the records that match a search. */
export function matchesAddress(kind: RecordKind, search: string): RecordAddress {
  return { path: listPath(kind), state: { filters: { search } } };
}

/** Returns the path of a record's own page. Undefined if its kind has none. */
export function recordPath({ kind, id }: RecordKey): string | undefined {
  const page = pages.find((one) => one.kind === kind);
  return page && `${page.path}/${encodeURIComponent(id)}`;
}

/** Returns the path of the page of a person, by the ID of any of their records. */
export function personPath(id: string): string {
  return `/portal/people/${encodeURIComponent(id)}`;
}

/** Returns the kind of record whose details a call returns. Undefined if it has no page of its own. */
export function recordKindOf(detailEndpoint: string): RecordKind | undefined {
  return pages.find(({ feature }) => feature === featureOf(detailEndpoint))?.kind;
}

const policyList = "/portal/policies/manage";

function listPath(kind: RecordKind): string {
  if (kind === "policy") return policyList;
  return listPaths[kind] ?? pages.find((page) => page.kind === kind)?.path ?? "/portal";
}
