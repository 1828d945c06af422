import { loadavg } from "node:os";
import { withClient } from "../with-client.ts";
import { fillAuditLog } from "./audit-events.ts";
import { timeBulkChanges } from "./bulk.ts";
import { costOfExport } from "./exports.ts";
import { fillLeads } from "./leads.ts";
import { timePages } from "./pages.ts";
import { compareRates } from "./rate.ts";
import { report } from "./report.ts";
import { openSetting } from "./setting.ts";
import { timeUploads } from "./uploads.ts";

const rows = process.env.BENCH_ROWS ?? "1000000";
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const exportedRows = 100_000;
const fewRows = 10_000;
const ports = { portico: 4731, bare: 4732 } as const;
/** An expensive filter for the database, and a cheap one. */
const compared = ["pageSize=10&state=TX", "pageSize=10&policyNumber=12345"];

const loadBefore = loadavg()[0] ?? 0;
const setting = await openSetting(rows, ports.portico);
try {
  const many = await aboutSoMany(exportedRows);
  const exports = [
    await costOfExport(setting, many, "xlsx"),
    await costOfExport(setting, many, "csv"),
    await costOfExport(setting, await aboutSoMany(fewRows), "pdf"),
  ];
  await fillAuditLog(setting.databaseUrl, Number(rows));
  await fillLeads(setting.databaseUrl, Number(rows));
  const pages = await timePages(setting);
  const rates = [];
  for (const query of compared) rates.push(await compareRates(setting, query, rounds, ports.bare));
  const bulk = await timeBulkChanges(setting);
  const uploads = await timeUploads(setting);
  await report({ rows, rounds, pages, exports, rates, bulk, uploads, loadBefore });
} finally {
  await setting.close();
}

/** The filter by city or carrier that matches about this many policies. */
async function aboutSoMany(wanted: number): Promise<string> {
  const { rows: found } = await withClient(setting.databaseUrl, (client) =>
    client.query(
      `select filter, value from (
       select 'carrier' as filter, carriers.name as value, count(*) as policies
       from policies join carriers on carriers.id = carrier_id group by 2
       union all
       select 'city', city, count(*) from policies group by 2
     ) as counted
     where policies <= $1 * 1.2 order by abs(policies - $1) limit 1`,
      [wanted],
    ),
  );
  if (Number(rows) <= wanted) return "";
  return new URLSearchParams({ [found[0].filter]: found[0].value }).toString();
}
