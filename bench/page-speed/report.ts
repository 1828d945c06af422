import { writeFile } from "node:fs/promises";
import type { Visit } from "./visits.ts";

/** The medians of one page under some circumstances. */
export interface Line {
  readonly database: string;
  readonly device: "computer" | "phone";
  readonly protocol: "HTTP/1.1" | "HTTP/2";
  readonly page: string;
  /** With an empty cache. */
  readonly first: Visit;
  readonly later: Visit;
  /** Of another server, such as an earlier version. */
  readonly before?: { readonly first: Visit; readonly later: Visit } | undefined;
}

/** The conditions of the run. */
export interface Conditions {
  readonly rounds: number;
  readonly load: number;
  readonly cpu: string;
  readonly cores: number;
}

/** The wanted times in milliseconds: first and later visits. */
const wanted: Readonly<Record<string, Readonly<Record<string, readonly [first?: number, later?: number]>>>> =
  {
    "computer HTTP/2": { "unpaid policies": [900, 350], dashboard: [950, 350] },
    "computer HTTP/1.1": { "unpaid policies": [1_200], dashboard: [1_400] },
    "phone HTTP/2": { "unpaid policies": [1_800], dashboard: [2_000], "quote tool": [600] },
  };

/**
 * Writes docs/page-speed.md.
 * @returns whether a time is above the wanted one
 */
export async function report(
  lines: readonly Line[],
  { rounds, load, cpu, cores }: Conditions,
): Promise<boolean> {
  const rows = lines.map((line) => {
    const [first, later] = wanted[`${line.device} ${line.protocol}`]?.[line.page] ?? [];
    return {
      line,
      isMissed:
        line.first.shown > (first ?? Number.POSITIVE_INFINITY) ||
        line.later.shown > (later ?? Number.POSITIVE_INFINITY),
      text: `| ${line.database} | ${line.device} | ${line.protocol} | ${line.page} | ${withLimit(line.first.shown, first, line.before?.first.shown)} | ${withLimit(line.later.shown, later, line.before?.later.shown)} | ${count(line.first.requests, line.before?.first.requests)} | ${count(line.first.calls, line.before?.first.calls)} |`,
    };
  });
  await writeFile(
    new URL("../../docs/page-speed.md", import.meta.url),
    `# Speed of pages over a network

Measured by \`npx --yes pnpm@12 bench:page-speed\`: the time from the start of a navigation until the first row of a list, the first figure of the dashboard or the first question of the quote tool is on the screen, in the tests' Chromium. Between the browser and the server is a proxy with TLS, which delays each connection: a computer has 100 ms for a round trip and 10 Mbit/s; a phone has 150 ms, 1.6 Mbit/s and a processor four times slower. A first visit has an empty cache, and includes the connection and its certificate; a later visit is a new page of the same browser. Times are the medians of ${rounds} visits in milliseconds, with the limit in parentheses${lines.some(({ before }) => before) ? ", after that of an earlier version, which was visited in turn" : ""}. Requests and calls are those of the first visit, until the network is idle.

| Database | Device | Protocol | Page | First visit | Later visit | Requests | Calls |
|---|---|---|---|---|---|---|---|
${rows.map(({ text }) => text).join("\n")}

${cores} × ${cpu}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`,
  );
  return rows.some(({ isMissed }) => isMissed);
}

function withLimit(time: number, limit: number | undefined, before: number | undefined): string {
  const text = count(Math.round(time), before);
  return limit === undefined ? text : `${text} (${limit.toLocaleString("en-US")})`;
}

/** A number, after that of the server that it is compared with. */
function count(now: number, before: number | undefined): string {
  const text = now.toLocaleString("en-US");
  return before === undefined ? text : `${Math.round(before).toLocaleString("en-US")} → ${text}`;
}
