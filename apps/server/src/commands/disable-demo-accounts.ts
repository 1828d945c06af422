import { readConfig } from "../config.ts";
import { disableExposedAccounts } from "../demo/disable-accounts.ts";
import { loadEncryption } from "../encryption/load-encryption.ts";
import { createLog } from "../log.ts";
import { onDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

/** Disables every account with the published password or authenticator secret of the demo accounts. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const emails = await onDatabase(config, async (database) => {
    const encryption = await loadEncryption(database, config.dataKeys);
    return disableExposedAccounts(database, encryption, createLog(config.logLevel));
  });
  if (emails.length === 0) console.log("No account has a published password or authenticator secret.");
  else
    console.log(
      ["Disabled, and ended all their sessions:", ...emails.map((email) => `  ${email}`)].join("\n"),
    );
  return 0;
});
