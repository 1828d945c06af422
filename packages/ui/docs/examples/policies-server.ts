/** A policy. */
export interface Policy {
  readonly id: string;
  readonly number: string;
  readonly insured: string;
  readonly status: "Effectuated" | "Unpaid";
  readonly premium: number;
}

const names = ["Ana Rivera", "Noah Bennett", "Ivy Castillo", "Grace Dupont", "Owen Egan", "Hana Ferrer"];

const policies: readonly Policy[] = Array.from({ length: 48 }, (_, index) => ({
  id: String(index),
  number: `FL-${1000 + index}`,
  insured: names[index % names.length] ?? "",
  status: index % 4 === 0 ? "Unpaid" : "Effectuated",
  premium: 180.5 + index * 12,
}));

/** What a list asks its server for. */
export interface PolicyQuery {
  readonly insured?: string;
  readonly status?: string;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Stands for a server that filters and pages. */
export function findPolicies({ insured = "", status = "", pageNumber, pageSize }: PolicyQuery) {
  const found = policies.filter(
    (policy) =>
      policy.insured.toLowerCase().includes(insured.toLowerCase()) &&
      (status === "" || policy.status === status),
  );
  const start = (pageNumber - 1) * pageSize;
  return { rows: found.slice(start, start + pageSize), total: found.length };
}
