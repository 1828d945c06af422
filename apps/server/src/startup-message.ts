import { demoAccounts, demoPassword } from "./demo/accounts.ts";
import type { RunningServer } from "./server.ts";

/** The message printed once the server is ready. */
export function startupMessage({
  url,
  demoAccounts: present,
  setupText,
}: Pick<RunningServer, "url" | "demoAccounts" | "setupText">): string {
  const ready = [`Portico is ready on ${url}`, ...(setupText === undefined ? [] : [setupText])].join("\n");
  const listed = demoAccounts.filter(({ email }) => present.has(email));
  if (listed.length === 0) return ready;
  const width = Math.max(...listed.map(({ email }) => email.length));
  const lines = listed.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`);
  return [ready, warning, `Demo accounts (password ${demoPassword}):`, ...lines].join("\n");
}

const line = "*".repeat(76);
const warning = `
${line}
  FOR TRIALS ONLY: this database has demo accounts with a published password.
  Keep real data out of it, and do not let others reach it.
  In production: see "First start in production" in docs/running.md
${line}
`;
