import type { Context } from "hono";
import { connectionOf } from "./connection.ts";

/** Where a request came from; only a trusted proxy is believed about whom it speaks for. */
export function clientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = withoutMapping(connectionOf(context)?.incoming.socket.remoteAddress ?? "unknown");
  if (!trustedProxies.includes(peer)) return peer;
  const named =
    context.req
      .header("x-forwarded-for")
      ?.split(",")
      .map((part) => part.trim()) ?? [];
  // The right-most address that is no proxy of ours: those to its left are the client's own claim.
  return named.findLast((address) => !trustedProxies.includes(address)) ?? peer;
}

/** `::ffff:10.0.0.1` is 10.0.0.1. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}
