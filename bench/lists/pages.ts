import { loadavg } from "node:os";
import type { Setting } from "./setting.ts";

/** How often a page is requested, and the maximum 95th percentile of its response time in milliseconds. */
interface Demand {
  readonly tries: number;
  readonly limit: number;
}

/** A page to request. */
export interface PageRequest extends Demand {
  /** The list, as the heading of its table. */
  readonly list: string;
  readonly what: string;
  /** The path and query. */
  readonly path: string;
  /** The body of a POST. @default a GET */
  readonly body?: object;
}

/** Pages that must be fast for any number of rows, pages with broad text filters, and further pages without a limit. */
const [quick, broad, further] = [
  { tries: 100, limit: 100 },
  { tries: 100, limit: 400 },
  { tries: 30, limit: 400 },
];

function pagesOf(list: string, path: string, demand: Demand, queries: Readonly<Record<string, string>>) {
  return Object.entries(queries).map(
    ([what, query]): PageRequest => ({ list, what, path: `${path}?pageSize=10&${query}`, ...demand }),
  );
}

function summariesOf(paths: Readonly<Record<string, string>>) {
  return Object.entries(paths).map(
    ([what, path]): PageRequest => ({
      list: "Summaries above the lists",
      what,
      path: `/api/${path}`,
      ...further,
    }),
  );
}

/** Searches, whose query is in the body. */
function searchesOf(list: string, path: string, demand: Demand, searches: Readonly<Record<string, object>>) {
  return Object.entries(searches).map(([what, body]): PageRequest => ({ list, what, path, body, ...demand }));
}

const searched = (search: string) => ({ pageSize: "10", search });

/** The filter for the last days up to today. */
function lastDays(days: number): string {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: day(days), to: day(0) }).toString();
}

/** A day a month ago. */
const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** Requests for both unpaid and lost policies. Most of them use the policies' columns. */
const worked = {
  unfiltered: "",
  "page 1,000": "pageNumber=1000",
  "one state": "state=TX",
  "one carrier": "carrier=Oscar+Health",
  'insured names with "mar"': "insuredName=mar",
  "by insured name": "sort=insuredName",
  "by agent, last first": "sort=-agent",
  "by status": "sort=status",
  "with the sum of members": "totals=numberOfMembers",
};

/** The measured pages, on a million policies and leads and 100,000 customers. */
export const pageRequests: readonly PageRequest[] = [
  ...pagesOf("Policies, in the default order", "/api/Policies", quick, {
    unfiltered: "",
    "page 1,000": "pageNumber=1000",
    "one state": "state=TX",
    "a policy number": "policyNumber=1234",
  }),
  ...pagesOf("Policies, broad text filters", "/api/Policies", broad, {
    'a digit of policy numbers, "1"': "policyNumber=1",
    'a letter of insured names, "a"': "insuredName=a",
    'two digits of ZIP codes, "33"': "zipCode=33",
  }),
  ...searchesOf("Policies, searched", "/api/Policies/search", broad, {
    "a last name": searched("Garcia"),
    "last name, first name": searched("Garcia, Maria"),
    "a name with accents": searched("María"),
    "three letters": searched("mar"),
    "two letters": searched("ma"),
    "digits of a phone number": searched("555-0142"),
    "a ZIP code": searched("33134"),
    "a name that nothing has": searched("Xyzzyx"),
  }),
  ...searchesOf("Unpaid policies, searched", "/api/PolicyNonPaid/search", further, {
    "a last name": searched("Garcia"),
    "a ZIP code": searched("33134"),
  }),
  ...searchesOf("Leads, searched", "/api/Leads/search", further, {
    "a last name": searched("Garcia"),
    "digits of a phone number": searched("555-0142"),
  }),
  ...searchesOf("Command palette, first results", "/api/Search", quick, {
    "a last name": { search: "Garcia" },
    "last name, first name": { search: "Garcia, Maria" },
    "three letters": { search: "mar" },
    "two letters": { search: "ma" },
    "two digits": { search: "33" },
    "digits of a phone number": { search: "555-0142" },
    "a name that nothing has": { search: "Xyzzyx" },
  }),
  ...pagesOf("Policies, other filters", "/api/Policies", further, {
    "one carrier": "carrier=Oscar+Health",
    "one city": "city=Miami",
    "one status": "status=Grace+Period",
    "born from 2000": "fromDob=2000-01-01",
    "an agent without policies": "agent=Nobody",
    "born in the future": "fromDob=2190-01-01",
  }),
  ...pagesOf("Policies, in another order", "/api/Policies", further, {
    "by carrier": "sort=carrier",
    "by carrier, last first, page 1,000": "sort=-carrier&pageNumber=1000",
    "by agent": "sort=agent",
    "by agent, one state": "sort=agent&state=TX",
    "by last name": "sort=-lastName",
    "by insured name, accents and all": "sort=insuredName",
    "by plan": "sort=planName",
    "by city, one state": "sort=city&state=TX",
    "by the day paid through": "sort=-paidThroughDate",
    "by agent of record": "sort=aor",
  }),
  ...pagesOf("Unpaid policies", "/api/PolicyNonPaid", further, {
    ...worked,
    "by months behind": "sort=-monthsBehind",
  }),
  ...pagesOf("Lost policies", "/api/LostPolicy", further, { ...worked, "one reason": "reason=Terminated" }),
  ...pagesOf("Customers", "/api/Customer/CustomerView", further, {
    unfiltered: "",
    "page 1,000": "pageNumber=1000",
    'names with "mar"': "name=mar",
    'emails with "a"': "email=a",
    "a phone number": "phone=(305)+555-01",
    "one status": "status=Prospect",
    "by date of birth": "sort=dob",
    "by agent, last first": "sort=-agent",
    "by email": "sort=email",
  }),
  ...pagesOf("Leads, in the default order", "/api/Leads", quick, {
    unfiltered: "",
    "page 1,000": "pageNumber=1000",
  }),
  ...pagesOf("Leads, other filters and orders", "/api/Leads", further, {
    'names with "mar"': "name=mar",
    "a phone number": "phone=(305)+555-01",
    "one status": "status=Call+Back",
    "status set in a month": `statusDateFrom=${monthAgo}`,
    "by name": "sort=contactName",
    "by age": "sort=age",
    "by status date, newest first": "sort=-statusDate",
    "by agent": "sort=agentName",
    "by status": "sort=statusName",
  }),
  ...pagesOf("Audit log", "/api/AuditLog/results", further, {
    unfiltered: "",
    "page 500": "pageNumber=500",
    "one category": "category=policy",
    "text in a week": `${lastDays(7)}&user=agent`,
    "an entity in a month": `${lastDays(30)}&entity=policies/abc`,
    "text in 31 days that nothing has": `${lastDays(30)}&entity=nothing-has-this`,
  }),
  ...summariesOf({
    policies: "Policies/summaries",
    unpaid: "PolicyNonPaid/summary",
    lost: "LostPolicy/summary",
    customers: "Customer/summary",
    leads: "Leads/summary",
  }),
];

/** The response times of a page. */
export interface PageTimes extends PageRequest {
  readonly found: number;
  readonly median: number;
  readonly p95: number;
  /** The machine's load average over the last minute. */
  readonly load: number;
}

/** The records in the groups of the command palette. */
function countFound(groups: readonly { readonly records: readonly unknown[] }[]): number {
  return groups.reduce((sum, { records }) => sum + records.length, 0);
}

/** Requests each page repeatedly, one request after the other. */
export async function timePages({ origin, token }: Setting): Promise<PageTimes[]> {
  const times: PageTimes[] = [];
  for (const asked of pageRequests) {
    const milliseconds: number[] = [];
    let found = 0;
    for (let index = 0; index < asked.tries; index += 1) {
      const begun = performance.now();
      const response = await fetch(origin + asked.path, {
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(asked.body && { method: "POST", body: JSON.stringify(asked.body) }),
      });
      const page = await response.json();
      milliseconds.push(performance.now() - begun);
      if (response.status !== 200) throw new Error(`${asked.path} answered ${response.status}.`);
      found = page.totalRecords ?? page.total ?? countFound(page.groups);
    }
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    times.push({ ...asked, found, median: at(0.5), p95: at(0.95), load: loadavg()[0] ?? 0 });
  }
  return times;
}
