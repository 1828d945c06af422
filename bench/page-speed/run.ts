/**
 * Opens pages over a slow network, on both databases: `pnpm bench:page-speed`. Writes docs/page-speed.md. Fails above
 * the wanted times. `BENCH_ORIGIN_PORT` measures a running server instead, and `BENCH_BEFORE_PORT` also another one, such
 * as an earlier version, in turn.
 */
import { cpus, loadavg } from "node:os";
import { launchBrowser } from "../../scripts/browser.ts";
import { openSetting, type Setting, signIn } from "../lists/setting.ts";
import { openEmbedded } from "../statements/open-embedded.ts";
import { type Line, report } from "./report.ts";
import { browserArguments, openSlowNetwork } from "./slow-network.ts";
import { type Circumstances, type PageToOpen, pagesToOpen, type Visit, visitTwice } from "./visits.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const given = process.env.BENCH_ORIGIN_PORT;
const before = process.env.BENCH_BEFORE_PORT;
/** The demo account that opens the pages. */
const user = "agent@portico.test";

const computer: Circumstances = {
  network: { roundTrip: 100, rate: 10_000_000 },
  slowness: 1,
  isPhone: false,
};
const phone: Circumstances = { network: { roundTrip: 150, rate: 1_600_000 }, slowness: 4, isPhone: true };

const load = loadavg()[0] ?? 0;
const lines: Line[] = [];
const browser = await launchBrowser(browserArguments);
try {
  if (given !== undefined) await measure("a running server", { origin: `http://localhost:${given}` });
  else {
    await withSetting(openSetting("2000", 4747), (setting) => measure("PostgreSQL", setting));
    await withSetting(
      openEmbedded(4749, async () => {}),
      (setting) => measure("the embedded database", setting),
    );
  }
} finally {
  await browser.close();
}
const isMissed = await report(lines, { rounds, load, cpu: cpus()[0]?.model ?? "CPU", cores: cpus().length });
if (isMissed) process.exitCode = 1;

async function withSetting<Opened extends Pick<Setting, "close">>(
  opening: Promise<Opened>,
  work: (setting: Opened) => Promise<void>,
): Promise<void> {
  const setting = await opening;
  try {
    await work(setting);
  } finally {
    await setting.close();
  }
}

async function measure(database: string, { origin }: Pick<Setting, "origin">): Promise<void> {
  const token = await signIn(origin, user);
  const port = Number(new URL(origin).port);
  for (const [device, circumstances] of [
    ["computer", computer],
    ["phone", phone],
  ] as const) {
    const network = await openSlowNetwork(port, circumstances.network);
    const earlier = before && (await openSlowNetwork(Number(before), circumstances.network));
    const earlierToken = before && (await signIn(`http://localhost:${before}`, user));
    try {
      for (const protocol of ["HTTP/1.1", "HTTP/2"] as const) {
        const version = protocol === "HTTP/2" ? "http2" : "http1";
        const servers = [
          { origin: network[version], token },
          ...(earlier && earlierToken ? [{ origin: earlier[version], token: earlierToken }] : []),
        ];
        for (const page of pagesToOpen) {
          const [now, compared] = await visits(servers, page, circumstances);
          if (now) lines.push({ database, device, protocol, page: page.name, ...now, before: compared });
        }
      }
    } finally {
      network.close();
      if (earlier) earlier.close();
    }
  }
}

/** Visits a page of each server several times, in turn, and returns the medians of each. */
async function visits(
  servers: readonly { readonly origin: string; readonly token: string }[],
  page: PageToOpen,
  circumstances: Circumstances,
) {
  const found = servers.map((): { first: Visit; later: Visit }[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { origin, token }] of servers.entries())
      found[index]?.push(await visitTwice(browser, origin, token, page, circumstances));
  }
  return found.map((ofServer) => {
    const medians = {
      first: medianOf(ofServer.map(({ first }) => first)),
      later: medianOf(ofServer.map(({ later }) => later)),
    };
    console.log(
      `${page.name}: ${Math.round(medians.first.shown)} ms first, ${Math.round(medians.later.shown)} ms later, ${medians.first.requests} requests, ${medians.first.calls} calls`,
    );
    return medians;
  });
}

function medianOf(found: readonly Visit[]): Visit {
  const median = (of: (visit: Visit) => number) =>
    found.map(of).sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
  return {
    shown: median(({ shown }) => shown),
    requests: median(({ requests }) => requests),
    calls: median(({ calls }) => calls),
  };
}
