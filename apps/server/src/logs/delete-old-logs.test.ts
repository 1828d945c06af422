import { asc } from "drizzle-orm";
import { pino } from "pino";
import { expect, it } from "vitest";
import { openApi } from "../../test/api.ts";
import { bothDatabases } from "../../test/databases.ts";
import { logs } from "../db/schema/index.ts";
import { deleteLogsBefore, deleteOldLogsDaily } from "./delete-old-logs.ts";

const entry = {
  level: "Info",
  category: "job",
  message: "Job finished",
  server: "one",
  fields: {},
} as const;

it.each(bothDatabases)("log entries older than the configured days are deleted, on $name", async (kind) => {
  const api = await openApi(kind);
  const { database, settings, clock } = api.services;
  const daysAgo = (days: number) => new Date(api.time.now.getTime() - days * 24 * 60 * 60_000);
  const dates = [100, 89, 31, 29, 1].map(daysAgo);
  await database.insert(logs).values(dates.map((date) => ({ ...entry, date })));
  const stored = async () =>
    (await database.select({ date: logs.date }).from(logs).orderBy(asc(logs.date))).map(({ date }) => date);
  const clean = () => deleteOldLogsDaily({ database, settings, clock, log: pino({ level: "silent" }) });

  // Stopping aborts, so the test waits for the rows.
  const first = clean();
  await expect.poll(stored).toEqual(dates.slice(1));
  await first.stop();
  const token = await api.tokenOf("admin@portico.test");
  const setting = { group: "logs", key: "retentionDays", type: "number", value: "30", isSecret: false };
  expect((await api.send("/api/GeneralConfig", { method: "POST", token, body: setting })).status).toBe(200);
  const second = clean();
  await expect.poll(stored).toEqual(dates.slice(3));
  await second.stop();
  await deleteLogsBefore(database, api.time.now, { chunk: 1 });
  expect(await stored()).toEqual([]);
  await api.close();
});
