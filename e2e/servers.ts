/** The port of the server that journeys are made against, on the embedded database. */
export const port = Number(process.env.E2E_PORT ?? 4688);
/** The port of another server, on PostgreSQL, for the journeys that must hold on both. */
export const postgresPort = port + 2;

/** The port at which the journeys of a server ask for accounts. */
export function accountsPortOf(serverPort: number): number {
  return serverPort + 1;
}

/** Where the pages in frames come from: the same server by its other name, which is another origin. */
export function framesOriginOf(serverPort: number): string {
  return `http://127.0.0.1:${serverPort}`;
}
