import { cpus, loadavg } from "node:os";
import { shippedFormatId } from "../../apps/server/src/statement-files/shipped-formats.ts";
import { writeSection } from "../commissions/report.ts";
import { openSetting, type Setting } from "../lists/setting.ts";
import { isWithin, memoryLimit, othersLimit, tableOf } from "../measure.ts";
import { tableFile } from "../table-file.ts";
import { withClient } from "../with-client.ts";
import { fillCarrier, statementRows } from "./fill-carrier.ts";
import { measureDeletion, measureLoad } from "./measure-statements.ts";
import { openEmbedded } from "./open-embedded.ts";

const lines = Number(process.env.BENCH_ROWS ?? 200_000);
/** The maximum seconds to load. */
const limits = { PostgreSQL: 60, PGlite: 120 };
const databases = (process.env.BENCH_DATABASES ?? "PostgreSQL,PGlite").split(",");

if (databases.includes("PostgreSQL")) {
  const setting = await openSetting("20000", 4742, { isFresh: true });
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
  const load = await measureLoad(
    setting,
    `a file of ${figure} lines`,
    march,
    tableFile("CSV", statementRows(lines)),
  );
  const deletion = await measureDeletion(setting, "deleting it", march);
  const spreadsheet = await measureLoad(
    setting,
    "the same as XLSX",
    march,
    tableFile("XLSX", statementRows(lines)),
  );
  const refused = await measureLoad(
    setting,
    `a file whose line ${(lines + 1).toLocaleString("en-US")} is invalid`,
    may,
    tableFile("CSV", statementRows(lines, "ten")),
  );
  const limit = limits[name];
  const isFast = [load, spreadsheet].every((one) => isWithin(one) && one.seconds <= limit);
  if (!isFast || !refused.message.startsWith("failed")) process.exitCode = 1;
  await writeSection(
    `Loading a statement on ${name}`,
    `Measured by \`npx --yes pnpm@12 bench:statements\`: the server, the database and the client share one machine with ${cpus().length} cores, whose load average was ${loadBefore.toFixed(1)} before. The time of a load is from the request to the end of its job, including tracking; that of a deletion is the response time. Memory is the resident set of the server's process, sampled every 20 ms, minus that two seconds before. Meanwhile, pages of policies, payments and statement lines are requested in turns, 200 ms after the previous answer. Limits for loads: ${limit} s, ${memoryLimit} MB above idle, and ${othersLimit} ms for other requests at the 95th percentile.

${tableOf([load, deletion, spreadsheet, refused])}`,
  );
}
