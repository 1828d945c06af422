import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "../with-client.ts";
import type { Setting } from "./setting.ts";

/** The time from a file's first byte until it was loaded, in milliseconds. */
export interface UploadTime {
  readonly what: string;
  readonly lines: number;
  readonly time: number;
  /** The upload's result message. */
  readonly message: string;
  readonly load: number;
}

/** The size of a carrier's monthly file. */
const most = 50_000;

const columns = {
  "Policy Number": "policy_number",
  Carrier: "carriers.name",
  NPN: "agents.npn",
  "First Name": "policies.first_name",
  "Last Name": "policies.last_name",
  State: "policies.state",
  "Policy Effective Date": "policies.effective_date::text",
  "Policy Term Date": "coalesce(termination_date::text, '')",
  "Paid Through Date": "coalesce(paid_through_date::text, '')",
  Plan: "plan_name",
  Members: "policies.number_of_members::text",
  "Monthly Premium Amount": "PREMIUM",
  "Member Responsibility": "coalesce(member_responsibility::text, '')",
} as const;

/**
 * Uploads policies from all over the table: unchanged, the same file again, with another premium, and with a renewal.
 */
export function timeUploads(setting: Setting): Promise<UploadTime[]> {
  return withClient(setting.databaseUrl, (client) => timeWith(client, setting));
}

async function timeWith(client: pg.Client, setting: Setting): Promise<UploadTime[]> {
  const file = async (changed: Partial<Record<keyof typeof columns, string>>) => {
    const values = Object.entries({ ...columns, ...changed }).map(([, value]) => value);
    const { rows } = await client.query({
      text: `select ${values.join(", ")} from policies
        join carriers on carriers.id = carrier_id join agents on agents.id = agent_id
        where agents.npn is not null and policies.effective_date < current_date
        order by md5(policies.id::text) limit ${most}`.replace("PREMIUM", "coalesce(premium::text, '')"),
      rowMode: "array",
    });
    return {
      lines: rows.length,
      text: [Object.keys(columns), ...rows].map((row) => row.map(quoted).join(",")).join("\n"),
    };
  };
  const times: UploadTime[] = [];
  const load = async (what: string, { lines, text }: { lines: number; text: string }) => {
    const { time, message } = await upload(setting, text);
    times.push({ what, lines, time, message, load: loadavg()[0] ?? 0 });
  };
  const asTheyAre = await file({});
  await load("as they are", asTheyAre);
  await load("unchanged", asTheyAre);
  await load("another premium", await file({ "Monthly Premium Amount": "(coalesce(premium, 0) + 1)::text" }));
  await load(
    "a renewal",
    await file({
      "Policy Effective Date": "(date_trunc('year', now()) + interval '1 year')::date::text",
      "Policy Term Date": "''",
    }),
  );
  return times;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

async function upload({ origin, token }: Setting, text: string) {
  const headers = { authorization: `Bearer ${token}` };
  const begun = performance.now();
  const sent = await fetch(`${origin}/api/UploadPolicies/UploadPolicyCSV?fileName=bench.csv`, {
    method: "POST",
    headers: { ...headers, "content-type": "text/csv" },
    body: text,
  });
  if (!sent.ok) throw new Error(`The upload returned ${sent.status}: ${await sent.text()}`);
  const { jobId } = await sent.json();
  for (;;) {
    const job = await (await fetch(`${origin}/api/Jobs/${jobId}`, { headers })).json();
    const time = performance.now() - begun;
    if (job.state === "done") return { time, message: String(job.message) };
    if (job.state !== "queued" && job.state !== "running") {
      const problems = JSON.stringify(job.result?.problems?.slice(0, 3));
      throw new Error(`The upload ${job.state}: ${job.message} ${problems}`);
    }
    await pause(50);
  }
}
