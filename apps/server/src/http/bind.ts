import type { Server } from "node:http";

/** This machine has no such address: IPv6 is switched off, for example. */
const noSuchAddress = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];
const maxAttempts = 10;

/**
 * Listens on one port at each of these addresses, by a server of its own; of several, those that this machine does not
 * have are left out.
 * @param port 0 lets the system choose
 * @throws Node's own errors; then nothing is left listening
 */
export async function bind(
  makeServer: () => Server,
  port: number,
  addresses: readonly string[],
): Promise<readonly Server[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bindAll(makeServer, port, addresses);
    } catch (error) {
      // The port that the system chose at the first address is taken at the second.
      if (port !== 0 || codeOf(error) !== "EADDRINUSE" || attempt === maxAttempts) throw error;
    }
  }
}

/** The port that a server listens on. */
export function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (typeof address !== "object" || address === null) throw new Error("The server listens on no port.");
  return address.port;
}

async function bindAll(
  makeServer: () => Server,
  port: number,
  addresses: readonly string[],
): Promise<Server[]> {
  const bound: Server[] = [];
  let missing: unknown;
  for (const address of addresses) {
    try {
      bound.push(await bindOne(makeServer(), bound.length > 0 ? portOf(bound[0]) : port, address));
    } catch (error) {
      if (addresses.length > 1 && noSuchAddress.includes(codeOf(error))) {
        missing = error;
        continue;
      }
      for (const server of bound) server.close();
      throw error;
    }
  }
  if (bound.length === 0) throw missing;
  return bound;
}

function bindOne(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.removeListener("error", reject);
      resolve(server);
    });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
