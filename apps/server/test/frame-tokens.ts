import { sessionSchemas } from "@portico/contract/features/accounts/session.schemas";
import { type AccountOptions, makeAccount } from "./accounts.ts";
import type { TestApi } from "./api.ts";
import { configure } from "./configuration.ts";

/** The schema of a frame token response. */
export const frameTokenResponse = sessionSchemas["session.frameToken"].response;

/** Requests frame tokens. `defaults` are the default account options. */
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
      frameTokenResponse.parse(await (await ask(token, frame)).json()),
  };
}
