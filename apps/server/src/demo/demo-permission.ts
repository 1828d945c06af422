import { isLoopback } from "../http/listen-addresses.ts";

/** What the environment says of who can reach a server, by the names of its variables. */
interface Reach {
  readonly NODE_ENV?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}

interface Deployment extends Reach {
  readonly DATABASE_URL?: string | undefined;
  readonly DEMO_ACCOUNTS?: "1" | "0" | undefined;
}

/** The variable that makes a server more than a trial on one machine; undefined where there is none. */
export function demoAccountsBlocker({ NODE_ENV, HOST, PUBLIC_URL }: Reach): string | undefined {
  if (NODE_ENV?.trim().toLowerCase() === "production") return "NODE_ENV=production";
  if (PUBLIC_URL !== undefined) return "PUBLIC_URL";
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  return undefined;
}

/**
 * Whether accounts whose password everybody knows may exist: on one machine, with the embedded database unless switched
 * off, with PostgreSQL only where asked for.
 */
export function allowsDemoAccounts({ DATABASE_URL, DEMO_ACCOUNTS, ...reach }: Deployment): boolean {
  if (demoAccountsBlocker(reach) !== undefined) return false;
  return DATABASE_URL === undefined ? DEMO_ACCOUNTS !== "0" : DEMO_ACCOUNTS === "1";
}
