import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

async function addressOf(peer: string, forwarded: string | undefined, trusted: readonly string[]) {
  const app = new Hono();
  app.get("/", (context) => context.text(clientAddress(context, trusted)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const incoming = new IncomingMessage(socket);
  const answer = await app.request("/", { headers }, { incoming, outgoing: new ServerResponse(incoming) });
  return answer.text();
}

describe("clientAddress", () => {
  it("is the peer, whatever it says of others", async () => {
    expect(await addressOf("203.0.113.9", "198.51.100.1", [])).toBe("203.0.113.9");
  });

  it("is whom a trusted proxy speaks for", async () => {
    expect(await addressOf("10.0.0.1", "198.51.100.1", ["10.0.0.1"])).toBe("198.51.100.1");
    expect(await addressOf("::ffff:10.0.0.1", "198.51.100.1", ["10.0.0.1"])).toBe("198.51.100.1");
  });

  it("does not believe what the client wrote before the proxy did", async () => {
    expect(await addressOf("10.0.0.1", "1.1.1.1, 198.51.100.1", ["10.0.0.1"])).toBe("198.51.100.1");
  });

  it("is the proxy where it names nobody", async () => {
    expect(await addressOf("10.0.0.1", undefined, ["10.0.0.1"])).toBe("10.0.0.1");
  });
});
