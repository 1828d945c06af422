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
