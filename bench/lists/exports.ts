import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { type ExportFormat, exportFormats } from "../../packages/endpoints/src/export-formats.ts";
import type { Setting } from "./setting.ts";

/** The cost of an export. */
export interface ExportCost {
  readonly label: string;
  readonly rows: number;
  /** The time to the first byte of the file, in milliseconds. */
  readonly firstByte: number;
  readonly whole: number;
  readonly bytes: number;
  /** The memory of the server's process before and its maximum during the export, in megabytes. */
  readonly idle: number;
  readonly peak: number;
  readonly load: number;
}

const sampleEvery = 20;

/** Exports the rows that match a filter and measures the server's memory. */
export async function costOfExport(
  { origin, token, pid }: Setting,
  query: string,
  format: ExportFormat,
): Promise<ExportCost> {
  const { label, mediaType } = exportFormats[format];
  await wait(2_000);
  const idle = memoryOf(pid);
  let peak = idle;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, sampleEvery);
  const begun = performance.now();
  const response = await fetch(`${origin}/api/Policies?${query}`, {
    headers: { authorization: `Bearer ${token}`, accept: mediaType },
  });
  if (response.status !== 200 || !response.body) throw new Error(`${label} answered ${response.status}.`);
  let firstByte: number | undefined;
  let bytes = 0;
  for await (const piece of response.body) {
    firstByte ??= performance.now() - begun;
    bytes += piece.length;
  }
  const whole = performance.now() - begun;
  clearInterval(sampling);
  const rows = Number(response.headers.get("x-total-rows"));
  return { label, rows, firstByte: firstByte ?? whole, whole, bytes, idle, peak, load: loadavg()[0] ?? 0 };
}

/** The memory of a process in megabytes, according to Linux. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
