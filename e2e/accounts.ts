import { test } from "@playwright/test";
import type { AccountOptions, CopiedAccount } from "../apps/server/test/copy-account.ts";
import { accountsPortOf } from "./servers.ts";

/**
 * Creates an account for one test, so that tests don't end each other's sessions or use up each other's sign-in
 * attempts.
 */
export async function makeAccount(options: AccountOptions): Promise<CopiedAccount> {
  const { baseURL } = test.info().project.use;
  const desk = accountsPortOf(Number(new URL(baseURL ?? "").port));
  const response = await fetch(`http://localhost:${desk}/`, {
    method: "POST",
    body: JSON.stringify(options),
  });
  if (!response.ok) throw new Error(`No account like ${options.like} was made: ${await response.text()}`);
  return (await response.json()) as CopiedAccount;
}
