import { sessionSchemas } from "@portico/contract/features/session.schemas";
import { type AccountOptions, makeAccount } from "./accounts.ts";
import type { TestApi } from "./api.ts";
import { configure } from "./configuration.ts";

/** What a frame's token is answered as. */
export const frameTokenAnswer = sessionSchemas["session.frameToken"].answer;

/** Asks for the tokens of frames; `defaults` is what an account has unless a test says otherwise. */
export function frameTokens(api: () => TestApi, defaults: AccountOptions) {
  const ask = (token: string, frame = "marketing", headers: Record<string, string> = {}) =>
    api().send("/api/Session/frameToken", { method: "POST", token, body: { frame }, headers });
  return {
    ask,
    set: (values: Parameters<typeof configure>[1]) => configure(api().services, values),
    make: async (options: AccountOptions = defaults) => {
      const account = await makeAccount(api().services.database, options);
      return { ...account, token: await api().tokenOf(account.email) };
    },
    frameToken: async (token: string, frame = "marketing") =>
      frameTokenAnswer.parse(await (await ask(token, frame)).json()),
  };
}
