import { demoAccounts } from "../apps/server/src/demo/accounts.ts";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";

/**
 * The name of an agent with rows in a list. Tests copy the agents of demo accounts, so those names are not unique.
 * @param list its path below `/api`, such as `PolicyNonPaid`
 * @param field the field with the agent's name
 */
export async function agentWithRows(list: string, field: "agent" | "agentName"): Promise<string> {
  const send = await apiOf((await makeAccount({ like: "manager" })).email);
  const path = `/api/${list}${list.includes("?") ? "&" : "?"}pageSize=100`;
  const { data } = await send<{ data: Record<string, string>[] }>("GET", path);
  const isCopied = (name: string) => demoAccounts.some(({ firstName }) => name.startsWith(`${firstName} `));
  const found = data.map((row) => row[field] ?? "").find((name) => name !== "" && !isCopied(name));
  if (found === undefined) throw new Error(`No agent has rows in ${list}.`);
  return found;
}
