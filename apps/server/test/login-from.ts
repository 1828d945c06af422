import { pino } from "pino";
import { createApp } from "../src/app.ts";
import type { TestApi } from "./api.ts";
import { requestFrom } from "./request-from.ts";

/** A password that no account has. */
export const wrongPassword = "Wrong-Password-1";

/** The proxy that such a server believes. */
export const testProxy = "192.0.2.254";

/** Signs in as if from an address, wrongly unless told: the same server behind a proxy that is believed. */
export function loginsFrom({ services }: Pick<TestApi, "services">) {
  const proxied = createApp({
    services,
    log: pino({ level: "silent" }),
    trustedProxies: [testProxy],
    portalDir: "/nowhere",
  });
  return async (address: string, user: string, password = wrongPassword): Promise<Response> =>
    proxied.request(
      "/identity/login",
      {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ user, pass: password }),
      },
      requestFrom(testProxy),
    );
}

/** The statuses of so many tries, one after the other. */
export async function statusesOf(count: number, tried: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < count; tries += 1) statuses.push((await tried()).status);
  return statuses;
}
