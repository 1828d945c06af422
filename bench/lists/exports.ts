import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { type ExportFormat, exportFormats } from "../../packages/contract/src/export-formats.ts";
import type { Setting } from "./setting.ts";

/** What an export cost. */
export interface ExportCost {
  readonly label: string;
  readonly rows: number;
  /** Until the first byte of the file, in milliseconds. */
  readonly firstByte: number;
  readonly whole: number;
  readonly bytes: number;
  /** What the server's process held before, and at most meanwhile, in megabytes. */
  readonly idle: number;
  readonly peak: number;
  readonly load: number;
}

const sampleEvery = 20;

/** Exports what a filter leaves, and looks at the server's memory meanwhile. */
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
  const answer = await fetch(`${origin}/api/Policies?${query}`, {
    headers: { authorization: `Bearer ${token}`, accept: mediaType },
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`${label} answered ${answer.status}.`);
  let firstByte: number | undefined;
  let bytes = 0;
  for await (const piece of answer.body) {
    firstByte ??= performance.now() - begun;
    bytes += piece.length;
  }
  const whole = performance.now() - begun;
  clearInterval(sampling);
  const rows = Number(answer.headers.get("x-total-rows"));
  return { label, rows, firstByte: firstByte ?? whole, whole, bytes, idle, peak, load: loadavg()[0] ?? 0 };
}

/** What a process holds in memory, in megabytes, as Linux tells it. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
