import type { AccountWishes, CopiedAccount } from "../apps/server/test/copy-account.ts";

/** The port of the server that journeys are made against. */
export const port = Number(process.env.E2E_PORT ?? 4688);
/** The port at which journeys ask for accounts. */
export const accountsPort = port + 1;
/** Where the pages in frames come from: the same server by its other name, which is another origin. */
export const framesOrigin = `http://127.0.0.1:${port}`;

/** Has an account made, so that no journey ends the session of another or uses up its tries. */
export async function makeAccount(wishes: AccountWishes): Promise<CopiedAccount> {
  const answer = await fetch(`http://localhost:${accountsPort}/`, {
    method: "POST",
    body: JSON.stringify(wishes),
  });
  if (!answer.ok) throw new Error(`No account like ${wishes.like} was made: ${await answer.text()}`);
  return (await answer.json()) as CopiedAccount;
}
