import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Setting } from "../lists/setting.ts";
import { type Times, timesOf } from "../sign-in/percentiles.ts";

type Target = Pick<Setting, "origin" | "pid" | "token">;

/** What an operation took. */
export interface Measured {
  readonly what: string;
  readonly message: string;
  readonly seconds: number;
  /** The maximum memory of the server's process, above that before, in megabytes. */
  readonly megabytes: number;
  /** Other requests meanwhile, in milliseconds. */
  readonly others: Times;
  readonly load: number;
}

/** A statement's carrier and month. */
export interface Statement {
  readonly carrier: string;
  readonly formatId: string;
  readonly month: string;
  readonly year: string;
}

/** Loads a statement, and measures until the job has finished. */
export function measureLoad(
  target: Target,
  what: string,
  statement: Statement,
  content: string,
): Promise<Measured> {
  const { origin, token } = target;
  return measure(target, what, async (headers) => {
    const body = new FormData();
    body.set("file", new File([content], "bench.csv", { type: "text/csv" }));
    const path = `${origin}/api/Statement?${new URLSearchParams({ ...statement })}`;
    const sent = await fetch(path, { method: "POST", headers, body });
    if (!sent.ok) throw new Error(`The load returned ${sent.status}: ${await sent.text()}`);
    const { jobId } = await sent.json();
    for (;;) {
      const answer = await fetch(`${origin}/api/Jobs/${jobId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { state, message } = await answer.json();
      if (state === "done" || state === "failed") return `${state}: ${message}`;
      await wait(250);
    }
  });
}

/** Deletes a statement. */
export function measureDeletion(
  target: Target,
  what: string,
  { carrier, month, year }: Statement,
): Promise<Measured> {
  return measure(target, what, async (headers) => {
    const path = `${target.origin}/api/Statement?${new URLSearchParams({ carrier, month, year })}`;
    const { message } = await (await fetch(path, { method: "DELETE", headers })).json();
    return String(message);
  });
}

async function measure(
  { origin, pid, token }: Target,
  what: string,
  work: (headers: Record<string, string>) => Promise<string>,
): Promise<Measured> {
  await wait(2_000);
  const idle = memoryOf(pid);
  let peak = idle;
  let isOver = false;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  const headers = { authorization: `Bearer ${token}` };
  const askOthers = async () => {
    const times: number[] = [];
    const paths = ["/api/Policies?pageSize=10", "/api/Payments?pageSize=10", "/api/Statement?pageSize=10"];
    for (let index = 0; !isOver; index++) {
      const begun = performance.now();
      const answer = await fetch(`${origin}${paths[index % paths.length]}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A request during "${what}" returned ${answer.status}.`);
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
  return { what, message, seconds, megabytes: peak - idle, others, load: loadavg()[0] ?? 0 };
}

/** The resident set size of a process in megabytes. Linux only. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
