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
  const text = `# Cost of auditing reads

Written by \`npx --yes pnpm@12 bench:audited-reads\`: the CPU time (user and system) of the server's process per request, with and without auditing reads, for ${rows.toLocaleString("en-US")} policies on PostgreSQL. Both servers run in one process and alternate every ten requests: ${rounds} rounds of ${requestsPerRound} requests each, after a warm-up. Writing the round's batches to the database is included. The numbers are medians of the rounds, and the ratio is the median of the rounds' ratios. The maximum is ${limit}. In the first line, neither server audits, so its distance from 1 is the measurement error. Requests don't use a socket, which would add the same cost to both and reduce the ratio.

| requests | without | with | ratio |
| --- | --- | --- | --- |
${lines.join("\n")}

${cpus().length} × ${cpu?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`;
  await writeFile(file, text);
  console.log(text);
}
