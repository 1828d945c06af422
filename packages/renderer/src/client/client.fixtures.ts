import { endpoints, noteEntities, typeGuids } from "@portico/contract";
import { services } from "@portico/portal-config/services";
import { type AppClient, type ClientOptions, createClient } from "./create-client.ts";

/** A client that knows these endpoints, for an app without sessions. */
export function testClient(options: Partial<ClientOptions> = {}): AppClient {
  return createClient({
    initial: endpoints,
    services,
    names: async () => ({
      statusTypes: typeGuids,
      statusLabels: { unpaidStatus: "unpaid status" },
      noteEntities,
      roles: { agent: "Agents" },
    }),
    token: () => undefined,
    user: () => undefined,
    isInterrupted: () => false,
    whenResumed: async () => false,
    onUnauthorized: () => {},
    onForbidden: () => {},
    loadEndpoints: async () => ({}),
    loadSchemas: async () => ({}),
    ...options,
  });
}

/** Returns the error of a request that gets this response. */
export async function failureOf(fetchWith: () => Promise<Response>): Promise<unknown> {
  const client = testClient({ baseUrl: "https://portal.invalid" });
  try {
    await client.request("identity.forgot", { params: { user: "ana@x.test" }, fetchWith });
  } catch (error) {
    return error;
  }
  throw new Error("The response was taken for a success.");
}
