import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import type { Times } from "./percentiles.ts";

/** The results of the benchmark. */
export interface Measured {
  readonly rows: string;
  readonly people: number;
  readonly lost: number;
  readonly before: Times;
  readonly during: Times;
  readonly signIns: Times;
  /** The machine's load average over the last minute before the run. */
  readonly loadBefore: number;
}

/** The maximum 95th percentile of lists, in milliseconds. */
export const limit = 300;
const file = fileURLToPath(new URL("../../docs/sign-in-load.md", import.meta.url));

/** The machine's current load average. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/** Writes and prints the results. */
export async function report(measured: Measured): Promise<void> {
  const { rows, people, lost, before, during, signIns, loadBefore } = measured;
  const [cpu] = cpus();
  const isQuiet = loadBefore < cpus().length / 2;
  const line = (what: string, { count, median, p95, slowest }: Times) =>
    `| ${what} | ${count} | ${median} | ${p95} | ${slowest} |`;
  const text = `# ${people} people sign in within a minute

Measured by \`npx --yes pnpm@12 bench:sign-in\`: ${people} people sign in from one address, half of them within the first ten seconds of a minute, and each opens a list. Meanwhile, 40 other users request a page of the list once a second. The server, PostgreSQL and the clients share one machine.

${cpu?.model.trim()}, ${cpus().length} cores, Node ${process.version}, ${rows} policies. ${
    isQuiet
      ? "The machine was otherwise idle."
      : `**The machine was not idle**: its load was ${loadBefore.toFixed(1)} before the run.`
  }

| milliseconds | requests | median | 95th | slowest |
|---|---|---|---|---|
${line("lists before", before)}
${line("lists during sign-ins", during)}
${line("signing in", signIns)}

Lost: ${lost}. The 95th percentile of lists during sign-ins must be below ${limit} ms, and ${during.p95 < limit ? "is" : "is **not**"}.
`;
  await writeFile(file, text);
  console.log(text);
}
