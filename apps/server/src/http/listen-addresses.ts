import { BlockList, isIP } from "node:net";

/** Loopback addresses. Programs resolve `localhost` to either one. */
const loopbackAddresses = ["127.0.0.1", "::1"];

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** The addresses to listen on for a `HOST`. Loopback by default. */
export function addressesToBind(host: string | undefined): readonly string[] {
  return host === undefined || isLocalhost(host) ? loopbackAddresses : [host];
}

/** Whether only this machine can reach a `HOST`. Names other than `localhost` count as reachable. */
export function isLoopback(host: string | undefined): boolean {
  if (host === undefined || isLocalhost(host)) return true;
  const family = isIP(host);
  return family !== 0 && loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}

/** Where a server listens. */
export interface ServerAddress {
  readonly host: string | undefined;
  readonly port: number;
  /** Undefined for plain HTTP. */
  readonly certificate: object | undefined;
}

/** The server's origin for a browser on this machine. */
export function serverOrigin({ host, port, certificate }: ServerAddress): string {
  const scheme = certificate ? "https" : "http";
  if (host === undefined || isLocalhost(host) || isWildcard(host)) return `${scheme}://localhost:${port}`;
  return `${scheme}://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function isLocalhost(host: string): boolean {
  return host.toLowerCase() === "localhost";
}

function isWildcard(host: string): boolean {
  return /^[0:.]+$/.test(host);
}
