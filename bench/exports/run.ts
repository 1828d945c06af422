import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openSetting } from "../lists/setting.ts";
import { signIn } from "../sign-in/load.ts";
import { timesOf } from "../sign-in/percentiles.ts";
import { loadNow } from "../sign-in/report.ts";
import { type Answered, type ExportRun, limits, report } from "./report.ts";

const rows = process.env.BENCH_ROWS ?? "20000";
const exportsAtOnce = 24;
const types = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

const loadBefore = loadNow();
const setting = await openSetting(rows, 4735);
const { origin, pid, token } = setting;
try {
  const quiet = await othersDuring(() => wait(10_000));
  const runs: ExportRun[] = [];
  for (const [format, accept] of Object.entries(types)) {
    // Excludes memory that the previous run left.
    await wait(2000);
    const idle = residentMb();
    const begun = performance.now();
    const responses: number[] = [];
    const others = await othersDuring(async () => {
      const all = Array.from({ length: exportsAtOnce }, () => exportOnce(accept));
      responses.push(...(await Promise.all(all)));
    });
    const seconds = (performance.now() - begun) / 1000;
    const broken = responses.filter((status) => status !== 200).length;
    runs.push({ format, seconds, broken, megabytes: others.peakMb - idle, ...others });
  }
  await report({ rows, exportsAtOnce, quiet, runs, loadBefore });
  const isSlow = runs.some(
    ({ health, signIns }) => health.p95 > limits.health || signIns.p95 > limits.signIn,
  );
  if (isSlow || runs.some(({ broken }) => broken > 0)) process.exitCode = 1;
} finally {
  await setting.close();
}

/** Reads one export completely and returns its status. */
async function exportOnce(accept: string): Promise<number> {
  const response = await fetch(`${origin}/api/Policies?sort=lastName`, {
    headers: { authorization: `Bearer ${token}`, accept },
  });
  for await (const _ of response.body ?? []);
  return response.status;
}

/** Response times of `/healthz` and sign-in, called repeatedly while `work` runs. */
async function othersDuring(work: () => Promise<void>): Promise<Answered> {
  let isOver = false;
  let peakMb = residentMb();
  const memory = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb());
  }, 20);
  const repeat = async (ask: () => Promise<unknown>, pause: number) => {
    const times: number[] = [];
    while (!isOver) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
      await wait(pause);
    }
    return times;
  };
  const health = repeat(async () => (await fetch(`${origin}/healthz`)).arrayBuffer(), 50);
  const signIns = repeat(() => signIn(origin, "manager@portico.test"), 300);
  await work();
  isOver = true;
  const answered = { health: timesOf(await health), signIns: timesOf(await signIns), peakMb };
  clearInterval(memory);
  return answered;
}

/** The resident set size of the server's process. Linux only. */
function residentMb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
