import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "./listener.ts";

describe("listen", () => {
  it("returns 503 until the app is ready", async () => {
    const listener = await listen(0);
    onTestFinished(() => listener.stop());
    const early = await fetch(`http://localhost:${listener.port}/healthz`);
    expect(early.status).toBe(503);
    expect(early.headers.get("retry-after")).toBe("2");
    listener.serve({ fetch: () => new Response("ready") });
    expect(await (await fetch(`http://localhost:${listener.port}/`)).text()).toBe("ready");
  });

  it("completes the request in progress when it stops, and accepts no more", async () => {
    const listener = await listen(0);
    const arrived = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<Response>();
    listener.serve({
      fetch: () => {
        arrived.resolve();
        return finish.promise;
      },
    });
    const response = fetch(`http://localhost:${listener.port}/`);
    await arrived.promise;
    const stopped = listener.stop();
    await expect(fetch(`http://localhost:${listener.port}/`)).rejects.toThrow();
    finish.resolve(new Response("finished"));
    expect(await (await response).text()).toBe("finished");
    await stopped;
  });

  it("the listening address", async () => {
    const listener = await listen(0);
    onTestFinished(() => listener.stop());
    await expect(listen(listener.port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

describe("where it listens", () => {
  /** This machine's network addresses, if any. */
  const outer = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  const statusAt = async (host: string, port: number) =>
    (await fetch(`http://${host}:${port}/`, { headers: { connection: "close" } })).status;

  it("listens on loopback unless a host is set", async () => {
    const listener = await listen(0);
    onTestFinished(() => listener.stop());
    expect(await statusAt("localhost", listener.port)).toBe(503);
    expect(await statusAt("127.0.0.1", listener.port)).toBe(503);
    for (const address of [...outer, "127.0.0.2"]) {
      await expect(statusAt(address, listener.port), address).rejects.toThrow();
    }
  });

  it("listens on the configured address", async () => {
    const listener = await listen(0, "0.0.0.0");
    onTestFinished(() => listener.stop());
    for (const address of [...outer, "127.0.0.1"]) {
      expect(await statusAt(address, listener.port), address).toBe(503);
    }
  });

  it("fails if another process uses the port on one loopback address", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(listen(port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  it("throws Node's error for an address the machine doesn't have", async () => {
    await expect(listen(0, "203.0.113.7")).rejects.toMatchObject({ code: "EADDRNOTAVAIL" });
  });
});
