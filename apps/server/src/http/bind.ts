import type { Server } from "node:net";

/** The machine doesn't have this address, for example because IPv6 is off. */
const noSuchAddress = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];
const maxAttempts = 10;

/**
 * Listens on the same port of each address, with one server each. If there are several addresses, unavailable ones are
 * skipped.
 * @param port 0 picks a free port
 * @throws Node's own errors; then nothing is listening
 */
export async function bind<Bound extends Server>(
  makeServer: () => Bound,
  port: number,
  addresses: readonly string[],
): Promise<readonly Bound[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bindAll(makeServer, port, addresses);
    } catch (error) {
      // The port picked for the first address is taken on the second.
      if (port !== 0 || codeOf(error) !== "EADDRINUSE" || attempt === maxAttempts) throw error;
    }
  }
}

/** The port of a listening server. */
export function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (typeof address !== "object" || address === null)
    throw new Error("The server is not listening on a port.");
  return address.port;
}

async function bindAll<Bound extends Server>(
  makeServer: () => Bound,
  port: number,
  addresses: readonly string[],
): Promise<Bound[]> {
  const bound: Bound[] = [];
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

function bindOne<Bound extends Server>(server: Bound, port: number, host: string): Promise<Bound> {
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
