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

Measured by \`npx --yes pnpm@12 bench\`: server, PostgreSQL and who asks share one machine. Every total is exact: counted by the statement that reads the page, from the same moment.

${cpu?.model.trim()}, ${cpus().length} cores, Node ${process.version}, ${rows} policies, asked for by an administrator who sees all.${isQuiet ? "" : ` **The machine was not idle**: its load was ${loadBefore.toFixed(1)} before the run.`} Each line says the load at its end; the measuring itself is in it.

## A page of ten with its count

Asked for one after the other, in milliseconds; what the first two tables say is to hold at the 95th of 100 tries.

${[...Map.groupBy(pages, ({ list }) => list)].map(tableOfPages).join("\n\n")}

## Exports

| format | rows | first byte, ms | whole, s | MB of file | MB above ${Math.round(exports[0]?.idle ?? 0)} MB of the idle server | load |
|---|---|---|---|---|---|---|
${exports.map(({ label, rows: count, firstByte, whole, bytes, idle, peak, load }) => `| ${label} | ${count} | ${ms(firstByte)} | ${(whole / 1000).toFixed(1)} | ${(bytes / 1e6).toFixed(1)} | ${Math.round(peak - idle)} | ${load.toFixed(1)} |`).join("\n")}

A spreadsheet of 100,000 rows is to begin within 1,000 ms, and to take less than 150 MB.

## Beside a bare handler

A bare \`node:http\` and \`pg\` handler runs the very same statements, those that read the session, the rights and the scope among them, and sends their rows as JSON. ${rounds} rounds of 3 seconds in turns, 8 connections, medians.

| list | statements | bare, requests/s | Portico, requests/s | ratio | load |
|---|---|---|---|---|---|
${rates.map(({ query, statements, bare, portico, ratio, load }) => `| \`${query}\` | ${statements} | ${Math.round(bare)} | ${Math.round(portico)} | ${ratio.toFixed(2)} | ${load.toFixed(1)} |`).join("\n")}

The ratio is to be at least 0.8.

## Many rows changed at once

10,000 rows from all over the table are assigned to an agent: by one person alone, then by two at once who want half of them both. The second waits for the first and pays the same again. In seconds.

| rows | alone | two at once, the first | the second | load |
|---|---|---|---|---|
${bulk.map(({ what, alone, together, load }) => `| ${[what, ...[alone, ...together].map(seconds), load.toFixed(1)].join(" | ")} |`).join("\n")}

## Uploads

A carrier's file with policies from all over the table, from its first byte sent until it is loaded: reading and checking its lines, policies, terms, histories, and unpaid and lost policies of the whole table. In seconds.

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
    `| ${list} | rows found | tries | median | 95th | at most | load |`,
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
