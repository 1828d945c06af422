import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { openWorker } from "./open-worker.ts";

const workerOf = (onMessage: string) =>
  openWorker(
    new URL(
      `data:text/javascript,${encodeURIComponent(
        `import { parentPort } from "node:worker_threads"; parentPort.on("message", (request) => { ${onMessage} });`,
      )}`,
    ),
    {},
  );

it("keeps no response", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  if (typeof collectGarbage !== "function") throw new Error("Garbage can't be collected.");
  const worker = workerOf("parentPort.postMessage(new ArrayBuffer(request))");
  const size = 1024 * 1024;
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  try {
    for (let index = 0; index < 50; index++)
      expect(await worker.send(size)).toHaveProperty("byteLength", size);
    // The last response may still be in use.
    await worker.send(1);
    const growth = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers - before;
    };
    // What earlier tests of the process hold is given back in steps.
    await expect.poll(growth).toBeLessThan(10 * size);
  } finally {
    await worker.close();
  }
});

it("fails the request during which the worker ends, and every later one", async () => {
  const failing = workerOf('throw new Error("No such row.")');
  await expect(failing.send(1)).rejects.toThrow("No such row.");
  await expect(failing.send(2)).rejects.toThrow("No such row.");
  const ending = workerOf("process.exit()");
  await expect(ending.send(1)).rejects.toThrow("exited before its work was complete");
});
