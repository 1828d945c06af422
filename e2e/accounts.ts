import { test } from "@playwright/test";
import type { AccountWishes, CopiedAccount } from "../apps/server/test/copy-account.ts";
import { accountsPortOf } from "./servers.ts";

/** Has an account made, so that no journey ends the session of another or uses up its tries. */
export async function makeAccount(wishes: AccountWishes): Promise<CopiedAccount> {
  const { baseURL } = test.info().project.use;
  const desk = accountsPortOf(Number(new URL(baseURL ?? "").port));
  const answer = await fetch(`http://localhost:${desk}/`, { method: "POST", body: JSON.stringify(wishes) });
  if (!answer.ok) throw new Error(`No account like ${wishes.like} was made: ${await answer.text()}`);
  return (await answer.json()) as CopiedAccount;
}
