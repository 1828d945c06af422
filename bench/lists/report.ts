import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { BulkTimes } from "./bulk.ts";
import type { ExportCost } from "./exports.ts";
import type { PageTimes } from "./pages.ts";
import type { Rates } from "./rate.ts";
import type { UploadTime } from "./uploads.ts";

/** The results of the benchmark. */
export interface Measured {
  readonly rows: string;
  readonly rounds: number;
  readonly pages: readonly PageTimes[];
  readonly exports: readonly ExportCost[];
  readonly rates: readonly Rates[];
  readonly bulk: readonly BulkTimes[];
  readonly uploads: readonly UploadTime[];
  /** The machine's load average over the last minute before the run. */
  readonly loadBefore: number;
}

const file = fileURLToPath(new URL("../../docs/list-speed.md", import.meta.url));

/** Writes and prints the results. */
export async function report({ rows, rounds, pages, exports, rates, bulk, uploads, loadBefore }: Measured) {
  const [cpu] = cpus();
  const isQuiet = loadBefore < cpus().length / 2;
  const text = `# Speed of lists and exports

Measured by \`npx --yes pnpm@12 bench\`: the server, PostgreSQL and the client share one machine. Every total is exact: the statement that reads the page also counts.

${cpu?.model.trim()}, ${cpus().length} cores, Node ${process.version}, ${rows} policies, requested by an administrator who can see all of them.${isQuiet ? "" : ` **The machine was not idle**: its load was ${loadBefore.toFixed(1)} before the run.`} Each line has the load average at its end, which includes the benchmark itself.

## A page of ten with its count

Requested one after the other, times in milliseconds. The limits of the first two tables apply to the 95th percentile of 100 requests.

${[...Map.groupBy(pages, ({ list }) => list)].map(tableOfPages).join("\n\n")}

## Exports

| format | rows | first byte, ms | total, s | MB of file | MB above ${Math.round(exports[0]?.idle ?? 0)} MB of the idle server | load |
|---|---|---|---|---|---|---|
${exports.map(({ label, rows: count, firstByte, whole, bytes, idle, peak, load }) => `| ${label} | ${count} | ${ms(firstByte)} | ${(whole / 1000).toFixed(1)} | ${(bytes / 1e6).toFixed(1)} | ${Math.round(peak - idle)} | ${load.toFixed(1)} |`).join("\n")}

A spreadsheet of 100,000 rows must start within 1,000 ms and use less than 150 MB.

## Compared with a bare handler

A bare \`node:http\` and \`pg\` handler runs the same statements, including those for session, rights and scope, and sends the rows as JSON. ${rounds} alternating rounds of 3 seconds, 8 connections, medians.

| list | statements | bare, requests/s | Portico, requests/s | ratio | load |
|---|---|---|---|---|---|
${rates.map(({ query, statements, bare, portico, ratio, load }) => `| \`${query}\` | ${statements} | ${Math.round(bare)} | ${Math.round(portico)} | ${ratio.toFixed(2)} | ${load.toFixed(1)} |`).join("\n")}

The ratio must be at least 0.8.

## Bulk changes

10,000 rows from all over the table are assigned to an agent: by a single user, then by two users at once with half of the rows in common. The second waits for the first and takes as long again. In seconds.

| rows | single user | two users, first | second | load |
|---|---|---|---|---|
${bulk.map(({ what, alone, together, load }) => `| ${[what, ...[alone, ...together].map(seconds), load.toFixed(1)].join(" | ")} |`).join("\n")}

## Uploads

A carrier's file with policies from all over the table, from the first byte sent until it is loaded. Includes parsing and validating lines, writing policies, terms and history, and refreshing unpaid and lost policies of the whole table. In seconds.

| file | lines | s | load |
|---|---|---|---|
${uploads.map(({ what, lines, time, load }) => `| ${what} | ${lines} | ${seconds(time)} | ${load.toFixed(1)} |`).join("\n")}
`;
  await writeFile(file, text);
  console.log(text);
}

function tableOfPages([list, pages]: readonly [string, readonly PageTimes[]]): string {
  const lines = pages.map(
    ({ what, found, tries, median, p95, limit, load }) =>
      `| ${what} | ${found} | ${tries} | ${ms(median)} | ${ms(p95)} | ${limit}${p95 > limit ? " (**missed**)" : ""} | ${load.toFixed(1)} |`,
  );
  return [
    `| ${list} | matching rows | requests | median | 95th | limit | load |`,
    "|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

function ms(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
}
