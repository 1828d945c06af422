import { pino } from "pino";
import { createApp } from "../src/app.ts";
import type { TestApi } from "./api.ts";
import { requestFrom } from "./request-from.ts";

/** A password that no account has. */
export const wrongPassword = "Wrong-Password-1";

/** The proxy that the server trusts. */
export const testProxy = "192.0.2.254";

/** Signs in from a given address, with a wrong password by default: the same server behind a trusted proxy. */
export function loginsFrom({ services }: Pick<TestApi, "services">) {
  const proxied = createApp({
    services,
    log: pino({ level: "silent" }),
    trustedProxies: [testProxy],
    portalDir: "/nowhere",
    publicDir: "/nowhere",
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

/** The statuses of several attempts, made one after the other. */
export async function statusesOf(count: number, tried: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < count; tries += 1) statuses.push((await tried()).status);
  return statuses;
}
