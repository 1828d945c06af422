import { BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";
import { connectionOf } from "./connection.ts";
import { normalizedAddress } from "./ip-address.ts";

/** Whether an address, as `normalizedAddress` writes it, is a proxy of ours. */
export type IsTrustedProxy = (address: string) => boolean;

/** The proxies that are believed about whom they speak for: addresses, and networks like `10.0.0.0/8`. */
export function trustedProxyList(proxies: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [network = "", prefix] = proxy.split("/");
    const address = prefix === undefined ? normalizedAddress(network) : network;
    if (address === undefined) continue;
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string) {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** What a request has for an address that came through no socket. */
const noAddress = "unknown";

/**
 * Where a request came from: the socket's peer, and where that is a trusted proxy, whom it names in `x-forwarded-for`.
 * Read from the right, since each proxy adds its own peer there; it ends at the first address that is no proxy of ours,
 * because everything to the left of it is the client's own claim. An entry that is no address ends it too: then it is
 * the proxy that is counted. No other header is read.
 */
export function clientAddress(context: Context, isTrusted: IsTrustedProxy): string {
  const peer = connectionOf(context)?.incoming.socket.remoteAddress;
  let address = peer === undefined ? undefined : normalizedAddress(peer);
  if (address === undefined) return noAddress;
  const named = (context.req.header("x-forwarded-for") ?? "")
    .split(",")
    .filter((entry) => entry.trim() !== "");
  while (isTrusted(address)) {
    const entry = named.pop();
    const next: string | undefined = entry === undefined ? undefined : normalizedAddress(entry);
    if (next === undefined) break;
    address = next;
  }
  return address;
}
