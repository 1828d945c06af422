import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Setting } from "./lists/setting.ts";
import { type Times, timesOf } from "./sign-in/percentiles.ts";

/** The server to measure. */
export type Target = Pick<Setting, "origin" | "pid" | "token">;

/** What an operation took. */
export interface Measured {
  readonly what: string;
  readonly message: string;
  /** Whether the message is that of the expected result. */
  readonly isExpected: boolean;
  readonly seconds: number;
  /** The maximum memory of the server's process, above that before, in megabytes. */
  readonly megabytes: number;
  /** Other requests meanwhile, in milliseconds. */
  readonly others: Times;
  readonly load: number;
}

/** The maximum memory while a file is loaded, above that of the idle server, in megabytes. */
export const memoryLimit = 150;
/** The maximum 95th percentile of other requests while a file is loaded, in milliseconds. */
export const othersLimit = 300;

/** Whether a file was loaded, or refused as expected, within the limits. */
export function isWithin({ isExpected, megabytes, others }: Measured): boolean {
  return isExpected && megabytes <= memoryLimit && others.p95 <= othersLimit;
}

/** What is measured. */
export interface Measuring {
  readonly what: string;
  /** The paths that are requested in turns meanwhile. */
  readonly others: readonly string[];
  /** The memory of the idle server in megabytes. @default that two seconds before */
  readonly idle?: number;
  /** How the message starts. @default "done" */
  readonly expected?: "done" | "failed";
}

/** Measures work that returns a message. */
export async function measure(
  { origin, pid, token }: Target,
  { what, others: paths, idle: givenIdle, expected = "done" }: Measuring,
  work: (headers: Record<string, string>) => Promise<string>,
): Promise<Measured> {
  await wait(2_000);
  const idle = givenIdle ?? memoryOf(pid);
  let peak = idle;
  let isOver = false;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  const headers = { authorization: `Bearer ${token}` };
  const askOthers = async () => {
    const times: number[] = [];
    for (let index = 0; !isOver; index++) {
      const begun = performance.now();
      const response = await fetch(`${origin}${paths[index % paths.length]}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A request during "${what}" returned ${response.status}.`);
      times.push(performance.now() - begun);
      await wait(200);
    }
    return times;
  };
  const asking = askOthers();
  const begun = performance.now();
  const message = await work(headers);
  const seconds = (performance.now() - begun) / 1_000;
  isOver = true;
  const others = timesOf(await asking);
  clearInterval(sampling);
  const isExpected = message.startsWith(expected);
  return { what, message, isExpected, seconds, megabytes: peak - idle, others, load: loadavg()[0] ?? 0 };
}

/** Waits until the job that a request started has finished. */
export async function finishedJob(
  { origin, token }: Target,
  sent: Response,
): Promise<{ readonly jobId: string; readonly message: string }> {
  if (!sent.ok) throw new Error(`The request returned ${sent.status}: ${await sent.text()}`);
  const { jobId } = await sent.json();
  for (;;) {
    const response = await fetch(`${origin}/api/Jobs/${jobId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { state, message } = await response.json();
    if (state === "done" || state === "failed") return { jobId, message: `${state}: ${message}` };
    await wait(250);
  }
}

/** The resident set size of a process in megabytes. Linux only. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/** A table of measurements, and their messages. */
export function tableOf(measured: readonly Measured[]): string {
  return `| | seconds | MB above idle | other requests, median ms | 95th | slowest | load |
|---|---|---|---|---|---|---|
${measured.map(rowOf).join("\n")}

${measured.map(({ what, message }) => `- ${what}: ${message}`).join("\n")}`;
}

/** A measurement as a line of the table. */
export function rowOf({ what, seconds, megabytes, others, load }: Measured): string {
  return `| ${what} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${others.median} | ${others.p95} | ${others.slowest} | ${load.toFixed(1)} |`;
}
