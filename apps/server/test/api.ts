import { pino } from "pino";
import * as z from "zod";
import { createApp } from "../src/app.ts";
import { businessClock } from "../src/business-clock.ts";
import { demoPassword } from "../src/demo/accounts.ts";
import { signingKey } from "../src/identity/signing-key.ts";
import type { Services } from "../src/services.ts";
import type { DatabaseKind } from "./databases.ts";
import { demoNow } from "./demo-day.ts";

/** The whole server over a copy of the tests' data, without a socket. */
export interface TestApi {
  readonly services: Services;
  readonly app: ReturnType<typeof createApp>;
  /** What the clock of the server shows; a test may move it. */
  readonly time: { now: Date };
  /** Sends a request, as the holder of `token` where there is one. */
  send(path: string, options?: SendOptions): Promise<Response>;
  /** The JSON that a GET answers. */
  read(path: string, token?: string): Promise<unknown>;
  /** The token of a demo account; signs in once. */
  tokenOf(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface SendOptions {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is where it is text. */
  readonly body?: unknown;
}

/** The key that signs the tokens of tests. */
export const testKey = signingKey(Buffer.alloc(32, 7));

/** Opens the server for a test file. */
export async function openApi(kind: DatabaseKind): Promise<TestApi> {
  const opened = await kind.open();
  const time = { now: demoNow };
  const services = {
    database: opened.database,
    clock: businessClock(() => time.now),
    signingKey: testKey,
  };
  const app = createApp({
    services,
    log: pino({ level: "silent" }),
    trustedProxies: [],
    portalDir: "/nowhere",
  });
  const tokens = new Map<string, Promise<string>>();
  const send = async (path: string, { method = "GET", token, headers, body }: SendOptions = {}) =>
    app.request(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const signIn = async (email: string) => {
    const answer = await send("/identity/login", {
      method: "POST",
      body: { user: email, pass: demoPassword },
    });
    return z.object({ token: z.string() }).parse(await answer.json()).token;
  };
  return {
    services,
    app,
    time,
    send,
    read: async (path, token) => (await send(path, { token })).json(),
    tokenOf: (email) => {
      const token = tokens.get(email) ?? signIn(email);
      tokens.set(email, token);
      return token;
    },
    close: opened.close,
  };
}
