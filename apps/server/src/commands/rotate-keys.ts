import { features } from "../all-features.ts";
import { readConfig } from "../config.ts";
import { rotateKeys } from "../encrypted-columns/rotate-keys.ts";
import { loadEncryption } from "../encryption/load-encryption.ts";
import { onDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

/** Encrypts all stored values with the first key of DATA_KEY, so that older keys can be removed. */
await runCommand(async () => {
  const config = readConfig(process.env);
  await onDatabase(config, async (database) => {
    const encryption = await loadEncryption(database, config.dataKeys);
    const columns = features.flatMap(({ encrypted }) => encrypted);
    for (const { name, count } of await rotateKeys(database, encryption, columns)) {
      console.log(`${name}: ${count} encrypted with the new key`);
    }
  });
  console.log(
    "Every stored value uses the first key. Keep the older keys for one more day, then remove them.",
  );
  return 0;
});
