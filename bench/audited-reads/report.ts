import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";

/** A kind of request: medians of all rounds, in microseconds of CPU time per request. */
export interface Measured {
  readonly name: string;
  readonly audited: number;
  readonly plain: number;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
}

interface Run {
  readonly rows: number;
  readonly rounds: number;
  readonly requestsPerRound: number;
  /** The machine's load average over the last minute before the run. */
  readonly load: number;
  readonly measured: readonly Measured[];
}

/** The maximum ratio: auditing reads may cost 5%. */
export const limit = 1.05;
const file = fileURLToPath(new URL("../../docs/audited-reads.md", import.meta.url));

/** The machine's current load average. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/** Writes and prints the results. */
export async function report({ rows, rounds, requestsPerRound, load, measured }: Run): Promise<void> {
  const [cpu] = cpus();
  const lines = measured.map(
    ({ name, audited, plain, ratio }) =>
      `| ${name} | ${Math.round(plain)} µs | ${Math.round(audited)} µs | ${ratio.toFixed(3)} |`,
  );
  const text = `# What the audit of reads costs

Written by \`npx --yes pnpm@12 bench:audited-reads\`: the CPU time (user and system) of the server's process for a request with the audit of reads and without it, over ${rows.toLocaleString("en-US")} policies on PostgreSQL. Both servers run in one process and take turns every ten requests: ${rounds} rounds of ${requestsPerRound} requests for each, after some that are not counted. Writing the round's batches to the database counts as the audit's. The figures are medians of the rounds, the ratio that of the rounds' own ratios; at most ${limit} is allowed. In the first line neither server audits: how far it is from 1 is the error. Requests come through no socket, which would cost both the same and make the ratio smaller.

| requests | without | with | ratio |
| --- | --- | --- | --- |
${lines.join("\n")}

${cpus().length} × ${cpu?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`;
  await writeFile(file, text);
  console.log(text);
}
