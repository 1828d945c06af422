import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Times } from "../sign-in/percentiles.ts";

/** Response times of other requests during exports. */
export interface Answered {
  readonly health: Times;
  readonly signIns: Times;
  /** The server's maximum resident set size. */
  readonly peakMb: number;
}

/** The results of concurrent exports in one format. */
export interface ExportRun extends Answered {
  readonly format: string;
  readonly seconds: number;
  /** The number of failed exports. */
  readonly broken: number;
  /** The increase of the server's memory since two seconds before. */
  readonly megabytes: number;
}

export interface Measured {
  readonly rows: string;
  readonly exportsAtOnce: number;
  /** Without any export. */
  readonly quiet: Answered;
  readonly runs: readonly ExportRun[];
  readonly loadBefore: number;
}

/** The maximum 95th percentile, in milliseconds. */
export const limits = { health: 100, signIn: 600 };
const file = fileURLToPath(new URL("../../docs/export-load.md", import.meta.url));

/** Writes and prints the results. */
export async function report({ rows, exportsAtOnce, quiet, runs, loadBefore }: Measured): Promise<void> {
  const [cpu] = cpus();
  const times = ({ p95, slowest }: Times) => `${p95} | ${slowest}`;
  const lines = runs.map(
    ({ format, seconds, broken, megabytes, health, signIns }) =>
      `| ${exportsAtOnce} × ${format} | ${times(health)} | ${times(signIns)} | ${seconds.toFixed(0)} | ${megabytes.toFixed(0)} | ${broken} |`,
  );
  const isWithin = runs.every(
    ({ health, signIns }) => health.p95 <= limits.health && signIns.p95 <= limits.signIn,
  );
  const isQuiet = loadBefore < cpus().length / 2;
  const text = `# ${exportsAtOnce} exports at once by one user

Measured by \`npx --yes pnpm@12 bench:exports\`: one administrator starts ${exportsAtOnce} exports of ${rows} policies at once. Meanwhile, \`/healthz\` is called every 50 ms and a user signs in every 300 ms. The server, PostgreSQL and the clients share one machine.

${cpu?.model.trim()}, ${cpus().length} cores, Node ${process.version}. ${
    isQuiet
      ? "The machine was otherwise idle."
      : `**The machine was not idle**: its load was ${loadBefore.toFixed(1)} before the run.`
  }

| | /healthz 95th, ms | slowest | sign-in 95th, ms | slowest | all exports, s | MB above idle | failed |
|---|---|---|---|---|---|---|---|
| no export | ${times(quiet.health)} | ${times(quiet.signIns)} | – | – | – |
${lines.join("\n")}

The limits for the 95th percentile are ${limits.health} ms for /healthz and ${limits.signIn} ms for sign-in. They are ${isWithin ? "met" : "**not** met"}.
`;
  await writeFile(file, text);
  console.log(text);
}
