import { once } from "node:events";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** A worker thread that responds to requests one by one. */
export interface RequestWorker {
  /**
   * Sends a request and waits for its response.
   * @throws errors of the worker
   */
  send(request: unknown): Promise<unknown>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Starts a worker. Always close it, because a failed request does not end it. */
export function openWorker(file: URL, options: WorkerOptions): RequestWorker {
  const worker = new Worker(file, options);
  const ended = once(worker, "exit").then(() => {
    throw new Error("A worker thread exited before its work was complete.");
  });
  // The worker always exits at the end. The error matters only to a pending request.
  ended.catch(() => {});
  return {
    send: async (request) => {
      const message = once(worker, "message");
      worker.postMessage(request);
      const [response] = await Promise.race([message, ended]);
      return response;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
