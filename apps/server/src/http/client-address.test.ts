import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { requestFrom } from "../../test/request-from.ts";
import { clientAddress, trustedProxyList } from "./client-address.ts";

async function addressOf(
  peer: string,
  forwarded: string | Readonly<Record<string, string>> | undefined,
  trusted: readonly string[],
) {
  const app = new Hono();
  app.get("/", (context) => context.text(clientAddress(context, trustedProxyList(trusted))));
  const headers = typeof forwarded === "string" ? { "x-forwarded-for": forwarded } : (forwarded ?? {});
  return (await app.request("/", { headers }, requestFrom(peer))).text();
}

describe("clientAddress", () => {
  it("uses the peer's address without a trusted proxy", async () => {
    expect(await addressOf("203.0.113.9", "198.51.100.1", [])).toBe("203.0.113.9");
  });

  it("uses the address that a trusted proxy forwards", async () => {
    expect(await addressOf("10.0.0.1", "198.51.100.1", ["10.0.0.1"])).toBe("198.51.100.1");
    expect(await addressOf("::ffff:10.0.0.1", "198.51.100.1", ["10.0.0.1"])).toBe("198.51.100.1");
  });

  it("ignores forged entries before the proxy's", async () => {
    expect(await addressOf("10.0.0.1", "1.1.1.1, 198.51.100.1", ["10.0.0.1"])).toBe("198.51.100.1");
  });

  it("uses the proxy's address if it forwards none", async () => {
    expect(await addressOf("10.0.0.1", undefined, ["10.0.0.1"])).toBe("10.0.0.1");
  });

  it.each([
    "198.51.100.1",
    "198.51.100.1:1024",
    "198.51.100.1:65535",
    " 198.51.100.1 ",
    "\t198.51.100.1",
    "::ffff:198.51.100.1",
    "[::ffff:198.51.100.1]:443",
    "::FFFF:c633:6401",
    "0:0:0:0:0:ffff:198.51.100.1",
    "1.1.1.1:80, 198.51.100.1:4711",
    "1.1.1.1, , 198.51.100.1,",
    "198.51.100.1, 10.0.0.2",
    "198.51.100.1, 10.0.0.2:443, [::ffff:10.0.0.2]",
    "junk, 198.51.100.1",
  ])("treats %j as the same client", async (forwarded) => {
    expect(await addressOf("10.0.0.1", forwarded, ["10.0.0.1", "10.0.0.2"])).toBe("198.51.100.1");
  });

  it.each([
    "2001:db8::1",
    "2001:DB8:0:0:0:0:0:1",
    "[2001:db8::1]",
    "[2001:db8::1]:443",
    "2001:db8::1%eth0",
    "[2001:db8::1%25]:1",
  ])("treats %j as the same IPv6 client", async (forwarded) => {
    expect(await addressOf("10.0.0.1", forwarded, ["10.0.0.1"])).toBe("2001:db8::1");
  });

  it.each([
    "unknown",
    "_hidden",
    "localhost",
    "for=198.51.100.1",
    '"198.51.100.1"',
    "198.51.100.1:",
    "198.51.100.1:123456",
    "198.51.100.1:http",
    "198.51.100.1/32",
    "198.51.100",
    "0198.51.100.1",
    "0xc6.51.100.1",
    "3325256705",
    "198.51.100.256",
    "[198.51.100.1]",
    "[2001:db8::1",
    "2001:db8::1]:443",
    "[[2001:db8::1]]",
    "2001:db8::g",
    "198.51.100.1 198.51.100.2",
    "198.51.100.1;",
    "x".repeat(5_000),
    "198.51.100.1, unknown",
    "198.51.100.1, 10.0.0.2, nonsense",
    ",,,,",
    "",
  ])("uses the proxy's address for the entry %j", async (forwarded) => {
    const peer = forwarded.startsWith("198.51.100.1, 10.0.0.2") ? "10.0.0.2" : "10.0.0.1";
    expect(await addressOf(peer, forwarded, ["10.0.0.1", "10.0.0.2"])).toBe(peer);
  });

  it("stops at the last trusted proxy before an invalid entry", async () => {
    expect(await addressOf("10.0.0.1", "198.51.100.1, junk, 10.0.0.2", ["10.0.0.1", "10.0.0.2"])).toBe(
      "10.0.0.2",
    );
  });

  it.each([
    "forwarded",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-envoy-external-address",
    "x-original-forwarded-for",
    "x-forwarded",
    "forwarded-for",
    "true-client-ip",
    "cf-connecting-ip",
    "cf-connecting-ipv6",
    "fastly-client-ip",
    "fly-client-ip",
    "x-appengine-user-ip",
    "x-azure-clientip",
    "x-remote-addr",
    "via",
  ])("ignores %s from anyone", async (name) => {
    expect(await addressOf("203.0.113.9", { [name]: "198.51.100.1" }, [])).toBe("203.0.113.9");
    expect(await addressOf("10.0.0.1", { [name]: "198.51.100.1" }, ["10.0.0.1"])).toBe("10.0.0.1");
  });

  it("trusts networks of proxies", async () => {
    const trusted = ["10.0.0.0/8", "2001:db8:1::/48"];
    expect(await addressOf("10.9.8.7", "198.51.100.1", trusted)).toBe("198.51.100.1");
    expect(await addressOf("2001:db8:1::5", "198.51.100.1, 10.1.1.1", trusted)).toBe("198.51.100.1");
    expect(await addressOf("11.0.0.1", "198.51.100.1", trusted)).toBe("11.0.0.1");
    expect(await addressOf("2001:db8:2::5", "198.51.100.1", trusted)).toBe("2001:db8:2::5");
  });

  it("trusts a proxy in every spelling of its address", async () => {
    for (const trusted of ["::ffff:10.0.0.1", "::FFFF:0a00:0001"]) {
      expect(await addressOf("10.0.0.1", "198.51.100.1", [trusted])).toBe("198.51.100.1");
    }
    expect(await addressOf("fe80::1%eth0", "198.51.100.1", ["FE80:0::1"])).toBe("198.51.100.1");
  });
});
