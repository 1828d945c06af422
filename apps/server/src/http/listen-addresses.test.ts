import { describe, expect, it } from "vitest";
import { addressesToBind, isLoopback, serverOrigin } from "./listen-addresses.ts";

describe("isLoopback", () => {
  it.each([
    undefined,
    "localhost",
    "LOCALHOST",
    "127.0.0.1",
    "127.8.9.10",
    "::1",
    "0:0:0:0:0:0:0:1",
    "::ffff:127.0.0.1",
  ])("is true for %s", (host) => expect(isLoopback(host)).toBe(true));

  it.each([
    "0.0.0.0",
    "::",
    "0",
    "10.0.0.1",
    "128.0.0.1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "localhost.example",
    "127.0.0.1.example",
    // The operating system treats these two as loopback addresses, but only literal addresses are recognized.
    "127.1",
    "0x7f.1",
  ])("is false for %s", (host) => expect(isLoopback(host)).toBe(false));
});

describe("addressesToBind", () => {
  it("returns both loopback addresses unless a host is set, since browsers may use either for localhost", () => {
    expect(addressesToBind(undefined)).toEqual(["127.0.0.1", "::1"]);
    expect(addressesToBind("localhost")).toEqual(["127.0.0.1", "::1"]);
    expect(addressesToBind("0.0.0.0")).toEqual(["0.0.0.0"]);
  });
});

describe("originOf", () => {
  it.each([
    [undefined, "http://localhost:1"],
    ["0.0.0.0", "http://localhost:1"],
    ["::", "http://localhost:1"],
    ["10.0.0.1", "http://10.0.0.1:1"],
    ["::1", "http://[::1]:1"],
    ["portal.internal", "http://portal.internal:1"],
  ])("of %s is %s", (host, origin) => {
    const address = { host, port: 1, certificate: undefined };
    expect(serverOrigin(address)).toBe(origin);
    expect(serverOrigin({ ...address, certificate: {} })).toBe(origin.replace("http", "https"));
  });
});
