import { Worker, type WorkerOptions } from "node:worker_threads";

/** A worker thread that responds to requests one by one. */
export interface RequestWorker {
  /**
   * Sends a request and waits for its response. The one before must have been answered.
   * @throws errors of the worker
   */
  send(request: unknown): Promise<unknown>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Starts a worker. Always close it, because a failed request does not end it. */
export function openWorker(file: URL, options: WorkerOptions): RequestWorker {
  const worker = new Worker(file, options);
  let pending: PromiseWithResolvers<unknown> | undefined;
  let failure: { readonly error: unknown } | undefined;
  const fail = (error: unknown) => {
    failure ??= { error };
    pending?.reject(failure.error);
  };
  // Listeners of the worker, because a promise for its end that is raced with each response would keep all responses.
  worker.on("message", (response) => pending?.resolve(response));
  worker.once("error", fail);
  worker.once("exit", () => fail(new Error("A worker thread exited before its work was complete.")));
  return {
    send: (request) => {
      pending = Promise.withResolvers();
      if (failure) pending.reject(failure.error);
      else worker.postMessage(request);
      return pending.promise;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
