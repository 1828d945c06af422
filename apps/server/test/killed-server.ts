import { expect, onTestFinished } from "vitest";
import * as z from "zod";
import { startChild } from "./child-server.ts";
import { originIn, signInAt } from "./downloads.ts";

const started = z.object({ jobId: z.uuid() });

/** Starts a server that a test kills, and returns calls as an administrator. */
export async function startKilledServer(variables: Readonly<Record<string, string>>) {
  const child = startChild({ ...variables, DEMO_ROWS: "0", DEMO_ACCOUNTS: "1" });
  onTestFinished(() => void child.process.kill("SIGKILL"));
  const origin = originIn(await child.says(/Portico is ready on/));
  const authorization = await signInAt(origin);
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...init, headers: { ...authorization, ...init.headers } });
  const finished = async (job: string) =>
    expect(await child.says(new RegExp(`"${job}".*"Job (?!started)`))).toContain("Job finished");
  const jobOf = async (response: Response) => started.parse(await response.json()).jobId;
  return {
    send,
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    /** Waits until a job has finished, given by its ID or kind. Fails if the job fails. */
    finished,
    /** Waits for the review of a file that was sent, confirms it, and waits until the file is loaded. */
    confirmed: async (review: Response) => {
      const id = await jobOf(review);
      await finished(id);
      await finished(await jobOf(await send(`/api/Uploads/${id}/confirm`, { method: "POST" })));
    },
    kill: () => {
      child.process.kill("SIGKILL");
      return child.ended;
    },
    stop: () => {
      child.process.kill("SIGTERM");
      return child.ended;
    },
  };
}
