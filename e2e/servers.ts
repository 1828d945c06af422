import { fileURLToPath } from "node:url";

/** The port of the server with the embedded database. */
export const port = Number(process.env.E2E_PORT ?? 4688);
/** The port of the server with PostgreSQL, for tests that run on both. */
export const postgresPort = port + 2;

/** The port at which tests create accounts on a server. */
export function accountsPortOf(serverPort: number): number {
  return serverPort + 1;
}

/** The origin of the pages in frames: the same server under a different name. */
export function framesOriginOf(serverPort: number): string {
  return `http://127.0.0.1:${serverPort}`;
}

/** The data folder of a server, emptied when it starts: never that of `DATA_DIR`, which may hold somebody's data. */
export function dataFolderOf(serverPort: number): string {
  return fileURLToPath(new URL(`../.cache/e2e-${serverPort}`, import.meta.url));
}
