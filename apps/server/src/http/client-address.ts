import { BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";
import { peerAddress } from "./connection.ts";
import { normalizedAddress } from "./ip-address.ts";

/** Whether an address, as returned by `normalizedAddress`, is a trusted proxy. */
export type IsTrustedProxy = (address: string) => boolean;

/** Creates a check for trusted proxies: addresses, and networks such as `10.0.0.0/8`. */
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

/** The address of a request that didn't come through a socket. */
export const noAddress = "unknown";

/**
 * The client's address: the socket's peer or, if that is a trusted proxy, the address it names in `x-forwarded-for`.
 * Reads the header from the right, since each proxy appends its peer, and stops at the first untrusted or invalid
 * entry: anything to the left may be forged. No other header is read.
 */
export function clientAddress(context: Context, isTrusted: IsTrustedProxy): string {
  const peer = peerAddress(context);
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
