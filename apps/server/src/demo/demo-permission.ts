import { isLoopback } from "../http/listen-addresses.ts";

/** The environment variables that decide who can reach a server. */
interface ServerReach {
  readonly NODE_ENV?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}

interface Deployment extends ServerReach {
  readonly DATABASE_URL?: string | undefined;
  readonly DEMO_ACCOUNTS?: "1" | "0" | undefined;
}

/** The variable that makes a server more than a trial on one machine, if any. */
export function demoAccountsBlocker({ NODE_ENV, HOST, PUBLIC_URL }: ServerReach): string | undefined {
  if (NODE_ENV?.trim().toLowerCase() === "production") return "NODE_ENV=production";
  if (PUBLIC_URL !== undefined) return "PUBLIC_URL";
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  return undefined;
}

/**
 * Whether accounts with a published password may exist: on one machine, with the embedded database unless turned off,
 * and with PostgreSQL only if requested.
 */
export function allowsDemoAccounts({ DATABASE_URL, DEMO_ACCOUNTS, ...reach }: Deployment): boolean {
  if (demoAccountsBlocker(reach) !== undefined) return false;
  return DATABASE_URL === undefined ? DEMO_ACCOUNTS !== "0" : DEMO_ACCOUNTS === "1";
}
