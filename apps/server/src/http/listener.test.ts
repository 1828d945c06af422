import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "./listener.ts";

describe("listen", () => {
  it("answers that the server is starting until there is something to answer with", async () => {
    const listener = await listen(0);
    onTestFinished(() => listener.stop());
    const early = await fetch(`http://localhost:${listener.port}/healthz`);
    expect(early.status).toBe(503);
    expect(early.headers.get("retry-after")).toBe("2");
    listener.serve({ fetch: () => new Response("ready") });
    expect(await (await fetch(`http://localhost:${listener.port}/`)).text()).toBe("ready");
  });

  it("lets a request under way end before it stops, and takes no more", async () => {
    const listener = await listen(0);
    const arrived = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<Response>();
    listener.serve({
      fetch: () => {
        arrived.resolve();
        return finish.promise;
      },
    });
    const answer = fetch(`http://localhost:${listener.port}/`);
    await arrived.promise;
    const stopped = listener.stop();
    await expect(fetch(`http://localhost:${listener.port}/`)).rejects.toThrow();
    finish.resolve(new Response("finished"));
    expect(await (await answer).text()).toBe("finished");
    await stopped;
  });

  it("fails with Node's own error where the port is taken", async () => {
    const listener = await listen(0);
    onTestFinished(() => listener.stop());
    await expect(listen(listener.port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

describe("where it listens", () => {
  /** This machine's addresses on a network, where it has any. */
  const outer = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  const statusAt = async (host: string, port: number) =>
    (await fetch(`http://${host}:${port}/`, { headers: { connection: "close" } })).status;

  it("answers on the loopback addresses alone unless a host is set", async () => {
    const listener = await listen(0);
    onTestFinished(() => listener.stop());
    expect(await statusAt("localhost", listener.port)).toBe(503);
    expect(await statusAt("127.0.0.1", listener.port)).toBe(503);
    for (const address of [...outer, "127.0.0.2"]) {
      await expect(statusAt(address, listener.port), address).rejects.toThrow();
    }
  });

  it("answers on the address it is given", async () => {
    const listener = await listen(0, "0.0.0.0");
    onTestFinished(() => listener.stop());
    for (const address of [...outer, "127.0.0.1"]) {
      expect(await statusAt(address, listener.port), address).toBe(503);
    }
  });

  it("refuses a port that another process has at one of the loopback addresses", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(listen(port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  it("fails with Node's own error at an address that this machine does not have", async () => {
    await expect(listen(0, "203.0.113.7")).rejects.toMatchObject({ code: "EADDRNOTAVAIL" });
  });
});
