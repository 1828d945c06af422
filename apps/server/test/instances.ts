import { sql } from "drizzle-orm";
import type { SettingValues } from "../src/configuration/known-settings.ts";
import type { Database } from "../src/db/database.ts";
import { openPostgres } from "../src/db/postgres.ts";
import type { Services } from "../src/services/services.ts";
import { openApi, type SendOptions, type TestApi } from "./api.ts";
import { configure } from "./configuration.ts";
import { bothDatabases, createPostgresDatabase, type DatabaseKind, postgresUrl } from "./databases.ts";

/** Servers that share one database. */
export interface Instances {
  /** One of them. Its clock is also that of the others. */
  readonly api: TestApi;
  /** Stores configuration entries, which the next request to any of the servers sees. */
  configure(values: Partial<SettingValues>): Promise<void>;
  /** Sends requests at the same time, in turns to each server. Returns their status codes in ascending order. */
  sendAtOnce(requests: readonly SharedRequest[]): Promise<number[]>;
  /** Does the same work several times at once, in turns with each server. */
  runAtOnce(times: number, work: (services: Services) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** A request to any of the servers. */
export interface SharedRequest extends SendOptions {
  readonly path: string;
}

/** Two servers on one PostgreSQL database, and one on PGlite, which a second process can't open. */
export const instanceKinds = bothDatabases.map((kind) => ({
  name: kind.isOnDataDisk ? kind.name : `${kind.name} with two instances`,
  open: () => openInstances(kind),
}));

async function openInstances(kind: DatabaseKind): Promise<Instances> {
  const apis = kind.isOnDataDisk ? [await openApi(kind)] : await openTwo();
  const [api] = apis;
  if (!api) throw new Error("No server was opened.");
  const inTurns = async <Item, Result>(
    items: readonly Item[],
    work: (on: TestApi, item: Item) => Promise<Result>,
  ) => {
    for (const { services } of apis) await openConnections(services.database);
    return Promise.all(items.map((item, index) => work(apis[index % apis.length] ?? api, item)));
  };
  const sendAtOnce = async (requests: readonly SharedRequest[]) => {
    const responses = await inTurns(requests, (on, { path, ...options }) => on.send(path, options));
    return responses.map(({ status }) => status).toSorted((one, other) => one - other);
  };
  const runAtOnce = async (times: number, work: (services: Services) => Promise<unknown>) => {
    await inTurns(Array.from({ length: times }), ({ services }) => work(services));
  };
  const close = async () => {
    for (const one of apis) await one.close();
  };
  const configureAll = async (values: Partial<SettingValues>) => {
    for (const { services } of apis) await configure(services, values);
  };
  return { api, configure: configureAll, sendAtOnce, runAtOnce, close };
}

/** Opens all connections of the pool, so that requests don't arrive one after the other. */
async function openConnections(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => database.execute(sql`select pg_sleep(0.02)`)));
}

async function openTwo(): Promise<TestApi[]> {
  const database = await createPostgresDatabase("portico");
  const shared = { name: "shared", open: async () => openPostgres(postgresUrl(database), () => {}) };
  const [one, two] = [await openApi(shared), await openApi(shared)];
  return [one, { ...two, time: one.time }];
}
