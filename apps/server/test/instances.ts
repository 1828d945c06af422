import { openPostgres } from "../src/db/postgres.ts";
import { openApi, type SendOptions, type TestApi } from "./api.ts";
import { bothDatabases, createPostgresDatabase, type DatabaseKind, postgresUrl } from "./databases.ts";

/** Servers that share one database. */
export interface Instances {
  /** One of them. Its clock is also that of the others. */
  readonly api: TestApi;
  /** Sends requests at the same time, in turns to each server. Returns their status codes in ascending order. */
  sendAtOnce(requests: readonly SharedRequest[]): Promise<number[]>;
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
  const sendAtOnce = async (requests: readonly SharedRequest[]) => {
    const answers = await Promise.all(
      requests.map(({ path, ...options }, index) => apis[index % apis.length]?.send(path, options)),
    );
    return answers.map((answer) => answer?.status ?? 0).toSorted((one, other) => one - other);
  };
  const close = async () => {
    for (const one of apis) await one.close();
  };
  return { api, sendAtOnce, close };
}

async function openTwo(): Promise<TestApi[]> {
  const database = await createPostgresDatabase("portico");
  const shared = { name: "shared", open: async () => openPostgres(postgresUrl(database), () => {}) };
  const [one, two] = [await openApi(shared), await openApi(shared)];
  return [one, { ...two, time: one.time }];
}
