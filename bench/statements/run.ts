import { cpus, loadavg } from "node:os";
import { shippedFormatId } from "../../apps/server/src/statement-files/shipped-formats.ts";
import { writeSection } from "../commissions/report.ts";
import { openSetting, type Setting } from "../lists/setting.ts";
import { tableOf } from "../measure.ts";
import { withClient } from "../with-client.ts";
import { benchStatement, fillCarrier } from "./fill-carrier.ts";
import { measureDeletion, measureLoad } from "./measure-statements.ts";
import { openEmbedded } from "./open-embedded.ts";

const lines = Number(process.env.BENCH_ROWS ?? 200_000);
/** Per database: the maximum seconds to load, megabytes, and milliseconds of other requests. */
const limits = { PostgreSQL: [60, 200, undefined], PGlite: [120, undefined, 1_000] } as const;
const databases = (process.env.BENCH_DATABASES ?? "PostgreSQL,PGlite").split(",");

if (databases.includes("PostgreSQL")) {
  const setting = await openSetting("20000", 4742, true);
  try {
    const carrier = await withClient(setting.databaseUrl, (client) =>
      fillCarrier(async (text) => (await client.query(text)).rows, lines),
    );
    await measureAll("PostgreSQL", setting, carrier);
  } finally {
    await setting.close();
  }
}
if (databases.includes("PGlite")) {
  let carrier = "";
  const setting = await openEmbedded(4742, async (query) => {
    carrier = await fillCarrier(query, lines);
  });
  try {
    await measureAll("PGlite", setting, carrier);
  } finally {
    await setting.close();
  }
}

async function measureAll(
  name: keyof typeof limits,
  setting: Omit<Setting, "databaseUrl">,
  carrier: string,
): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0;
  const march = { carrier, formatId: shippedFormatId("GENERIC"), month: "3", year: "2026" };
  const may = { ...march, month: "5", confirmMonth: "true" };
  const figure = lines.toLocaleString("en-US");
  const measured = [
    await measureLoad(setting, `a file of ${figure} lines`, march, benchStatement(lines)),
    await measureDeletion(setting, "deleting it", march),
    await measureLoad(
      setting,
      `a file whose line ${(lines - 1).toLocaleString("en-US")} is invalid`,
      may,
      benchStatement(lines, "BENCH1,Ana,3/1/2026,2,ten"),
    ),
  ];
  const [load, , refused] = measured;
  const [seconds, megabytes, milliseconds] = limits[name];
  if (
    !load?.message.startsWith("done") ||
    !refused?.message.startsWith("failed") ||
    load.seconds > seconds ||
    load.megabytes > (megabytes ?? Number.POSITIVE_INFINITY) ||
    load.others.slowest > (milliseconds ?? Number.POSITIVE_INFINITY)
  )
    process.exitCode = 1;
  const limit = [
    `${seconds} s`,
    ...(megabytes === undefined ? [] : [`${megabytes} MB above idle`]),
    ...(milliseconds === undefined ? [] : [`${milliseconds} ms for other requests`]),
  ].join(", ");
  await writeSection(
    `Loading a statement on ${name}`,
    `Measured by \`npx --yes pnpm@12 bench:statements\`: the server, the database and the client share one machine with ${cpus().length} cores, whose load average was ${loadBefore.toFixed(1)} before. The time of a load is from the request to the end of its job, including tracking; that of a deletion is the response time. Memory is the resident set of the server's process, sampled every 20 ms, minus that two seconds before. Meanwhile, pages of policies, payments and statement lines are requested in turns, 200 ms after the previous answer. Limits for the first line: ${limit}.

${tableOf(measured)}`,
  );
}
