import { loadavg } from "node:os";
import type { Setting } from "./setting.ts";

/** A page that is asked for, and how long it may take at the 95th of 100 tries. */
export interface AskedPage {
  readonly what: string;
  readonly query: string;
  /** In milliseconds. */
  readonly limit: number;
}

/** The pages that are to be quick over a million policies, in the order the list begins with. */
export const askedPages: readonly AskedPage[] = [
  { what: "unfiltered", query: "pageSize=10", limit: 100 },
  { what: "page 1,000", query: "pageSize=10&pageNumber=1000", limit: 100 },
  { what: "one state", query: "pageSize=10&state=TX", limit: 100 },
  { what: "a policy number", query: "pageSize=10&policyNumber=1234", limit: 100 },
  { what: 'a digit of policy numbers, "1"', query: "pageSize=10&policyNumber=1", limit: 400 },
  { what: 'a letter of insured names, "a"', query: "pageSize=10&insuredName=a", limit: 400 },
  { what: 'two digits of ZIP codes, "33"', query: "pageSize=10&zipCode=33", limit: 400 },
];

/** How long a page took. */
export interface PageTimes extends AskedPage {
  readonly totalRecords: number;
  readonly median: number;
  readonly p95: number;
  /** The machine's load over the last minute. */
  readonly load: number;
}

/** Asks for each page so often, one request after the other. */
export async function timePages({ origin, token }: Setting, tries: number): Promise<PageTimes[]> {
  const times: PageTimes[] = [];
  for (const asked of askedPages) {
    const milliseconds: number[] = [];
    let totalRecords = 0;
    for (let index = 0; index < tries; index += 1) {
      const begun = performance.now();
      const answer = await fetch(`${origin}/api/Policies?${asked.query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const page = await answer.json();
      milliseconds.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(`${asked.query} answered ${answer.status}.`);
      totalRecords = page.totalRecords;
    }
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    times.push({ ...asked, totalRecords, median: at(0.5), p95: at(0.95), load: loadavg()[0] ?? 0 });
  }
  return times;
}
