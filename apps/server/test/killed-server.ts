import { expect, onTestFinished } from "vitest";
import { startChild } from "./child-server.ts";
import { originIn, signInAt } from "./downloads.ts";

/** Starts a server that a test kills, and returns calls as an administrator. */
export async function startKilledServer(variables: Readonly<Record<string, string>>) {
  const child = startChild({ ...variables, DEMO_ROWS: "0", DEMO_ACCOUNTS: "1" });
  onTestFinished(() => void child.process.kill("SIGKILL"));
  const origin = originIn(await child.says(/Portico is ready on/));
  const authorization = await signInAt(origin);
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...init, headers: { ...authorization, ...init.headers } });
  return {
    send,
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    /** Waits until a job has finished, given by its ID or kind. Fails if the job fails. */
    finished: async (job: string) =>
      expect(await child.says(new RegExp(`"${job}".*"Job (?!started)`))).toContain("Job finished"),
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
