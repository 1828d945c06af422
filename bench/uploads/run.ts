import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { carrierId } from "../../apps/server/src/reference/seed.ts";
import { openSetting, type Setting, signIn } from "../lists/setting.ts";
import { finishedJob, type Measured, measure, memoryOf, rowOf } from "../measure.ts";
import { openEmbedded } from "../statements/open-embedded.ts";
import { type BenchCell, type TableFile, type TableFormat, tableFile } from "../table-file.ts";
import { withClient } from "../with-client.ts";
import { report, type Section } from "./report.ts";
import { bookRows, leadRows } from "./rows.ts";

const rows = Number(process.env.BENCH_ROWS ?? 200_000);
const databases = (process.env.BENCH_DATABASES ?? "PostgreSQL,PGlite").split(",");
const port = 4743;
const agents = "select npn from agents where npn is not null order by npn";
const others = ["/api/Policies?pageSize=10", "/api/Leads?pageSize=10", "/api/UploadPolicies?pageSize=10"];
const sections: Section[] = [];

if (databases.includes("PostgreSQL")) {
  const setting = await openSetting("20000", port, { isFresh: true });
  const found = await withClient(setting.databaseUrl, (client) => client.query(agents));
  await measureAll("PostgreSQL", setting, found.rows);
}
if (databases.includes("PGlite")) {
  let found: readonly Record<string, unknown>[] = [];
  const setting = await openEmbedded(port, async (query) => {
    found = await query(agents);
  });
  await measureAll("PGlite", setting, found);
}
if (!(await report(rows, sections))) process.exitCode = 1;

async function measureAll(
  database: string,
  setting: Omit<Setting, "databaseUrl">,
  found: readonly Record<string, unknown>[],
): Promise<void> {
  try {
    const loadBefore = loadavg()[0] ?? 0;
    const npns = found.map(({ npn }) => String(npn));
    sections.push({ database, loadBefore, measured: await measureUploads(setting, npns) });
  } finally {
    await setting.close();
  }
}

/** Uploads a file that is read but refused, new policies and changed ones, each as a dry run that is then confirmed, and leads. */
async function measureUploads(
  setting: Omit<Setting, "databaseUrl">,
  npns: readonly string[],
): Promise<Measured[]> {
  const { origin, pid } = setting;
  const headers = { authorization: `Bearer ${setting.token}` };
  // The first requests load code.
  for (const path of [...others, ...others])
    await (await fetch(`${origin}${path}`, { headers })).arrayBuffer();
  // Until the memory of the start is freed.
  await wait(10_000);
  const idle = memoryOf(pid);
  const measured: Measured[] = [];
  const run = async (what: string, send: () => Promise<Response>, expected?: "failed") => {
    let id = "";
    // A token is valid for less time than all loads take.
    const target = { origin, pid, token: await signIn(origin, "admin@portico.test") };
    headers.authorization = `Bearer ${target.token}`;
    const one = await measure(target, { what, others, idle, ...(expected && { expected }) }, async () => {
      const { jobId, message } = await finishedJob(target, await send());
      id = jobId;
      return message;
    });
    console.log(rowOf(one));
    measured.push(one);
    return id;
  };
  const upload = (path: string, file: TableFile, query: Record<string, string>) =>
    fetch(`${origin}/api${path}?${new URLSearchParams({ fileName: file.name, ...query })}`, {
      method: "POST",
      headers: { ...headers, "content-type": "text/csv" },
      body: file.bytes,
    });
  const path = "/UploadPolicies/UploadPolicyCSV";
  const carrier = carrierId("AvMed");
  const refuse = async (format: TableFormat) => {
    const file = made(format, bookRows({ rows, raise: 0, npns, isRefused: true }));
    await run(
      `policies whose last row is refused, ${format}`,
      () => upload(path, file, { carrier }),
      "failed",
    );
  };
  const uploadPolicies = async (what: string, format: TableFormat, raise: number) => {
    const file = made(format, bookRows({ rows, raise, npns }));
    const id = await run(`${what}, ${format}, dry run`, () =>
      upload(path, file, { carrier, dryRun: "true" }),
    );
    await run(`${what}, ${format}, confirmed`, () =>
      fetch(`${origin}/api/Uploads/${id}/confirm`, { method: "POST", headers }),
    );
  };
  const uploadLeads = async (format: TableFormat, after: number) => {
    const file = made(format, leadRows(rows, after));
    await run(`new leads, ${format}`, () => upload("/Leads/upload", file, {}));
  };
  await refuse("CSV");
  await refuse("XLSX");
  await uploadPolicies("new policies", "CSV", 0);
  await uploadPolicies("the same with another premium", "XLSX", 10);
  await uploadLeads("CSV", 0);
  await uploadLeads("XLSX", rows);
  return measured;
}

function made(format: TableFormat, cells: Iterable<readonly BenchCell[]>): TableFile {
  const file = tableFile(format, cells);
  console.log(`${file.name}: ${(file.bytes.length / 1024 / 1024).toFixed(1)} MB; ${cpus().length} cores.`);
  return file;
}
