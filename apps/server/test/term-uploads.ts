import { asc, eq } from "drizzle-orm";
import { policies, policyTerms } from "../src/db/schema/index.ts";
import type { TestApi } from "./api.ts";
import { policyUploads } from "./policy-files.ts";

const columns = {
  number: "Policy Number",
  name: "Insured Name",
  broker: "Broker Name",
  state: "State",
  from: "Policy Effective Date",
  to: "Policy Term Date",
  plan: "Plan Name",
  members: "Number of Members",
  premium: "Monthly Premium Amount",
} as const;
/** The values of a policy and its term in a line of a file. */
export type TermLine = Partial<Record<keyof typeof columns, string>>;
const defaults = {
  number: "",
  name: "Ana Rivera",
  broker: "Alejandra Ríos",
  state: "FL",
  from: "2025-01-01",
  to: "",
  plan: "Bronze",
  members: "2",
  premium: "400.00",
} as const;

/** A file with these lines. Omitted columns are not in the file. */
export function termFile(
  lines: readonly TermLine[],
  without: readonly (keyof typeof columns)[] = [],
): string {
  const keys = (Object.keys(columns) as (keyof typeof columns)[]).filter((key) => !without.includes(key));
  const rows = lines.map((line) => keys.map((key) => line[key] ?? defaults[key]));
  return [keys.map((key) => columns[key]), ...rows].map((row) => row.join(",")).join("\n");
}

let made = 0;

/** Uploads files of one policy one after the other, and reads the results. */
export function termUploads(api: TestApi) {
  const files = policyUploads(api);
  const number = `TERM-${++made}`;
  const policy = async () => {
    const [row] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, number));
    if (!row) throw new Error("The policy doesn't exist.");
    return row;
  };
  const terms = async () => {
    const { id } = await policy();
    return api.services.database
      .select()
      .from(policyTerms)
      .where(eq(policyTerms.policyId, id))
      .orderBy(asc(policyTerms.fromDate));
  };
  const content = (lines: readonly TermLine[], without: readonly (keyof typeof columns)[] = []) =>
    termFile(
      lines.map((line) => ({ number, ...line })),
      without,
    );
  return {
    policy,
    terms,
    /** The terms, formatted as `from to plan members`. */
    shown: async () =>
      (await terms()).map(
        ({ fromDate, toDate, planName, numberOfMembers }) =>
          `${fromDate} ${toDate ?? "…"} ${planName} ${numberOfMembers}`,
      ),
    upload: async (lines: readonly TermLine[], without?: readonly (keyof typeof columns)[]) => {
      const { message } = await files.upload(content(lines, without));
      return message?.split("read: ")[1];
    },
    /** Uploads a file that is loaded at noon on this day. */
    uploadOn: async (
      day: string,
      lines: readonly TermLine[],
      without?: readonly (keyof typeof columns)[],
    ) => {
      const jobId = await files.jobOf(await files.send(content(lines, without)));
      const { now } = api.time;
      api.time.now = new Date(`${day}T17:00:00Z`);
      try {
        const { message } = await files.run(jobId);
        return message?.split("read: ")[1];
      } finally {
        api.time.now = now;
      }
    },
  };
}
