/** Prints a new link to create a security administrator: `setup-link [--recover]`. */
import { parseArgs } from "node:util";
import { type Config, readConfig } from "../config.ts";
import { openSettings } from "../configuration/settings-reader.ts";
import { askRunningServer } from "../domains/accounts/setup/control-socket.ts";
import { type SetupRequest, setupCommand } from "../domains/accounts/setup/setup-command.ts";
import { serverOrigin } from "../http/listen-addresses.ts";
import { createLog } from "../log.ts";
import { businessClock } from "../time/business-clock.ts";
import { onDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

const { values } = parseArgs({ options: { recover: { type: "boolean", default: false } } });

await runCommand(async () => {
  const config = readConfig(process.env);
  const request: SetupRequest = values.recover ? "recovery" : "request";
  // Only the running server can open the embedded database.
  const response = config.databaseUrl ? undefined : await askRunningServer(config.dataDir, request);
  console.log(response ?? (await makeLink(config, request)));
  return 0;
});

function makeLink(config: Config, request: SetupRequest): Promise<string> {
  return onDatabase(config, async (database) => {
    const publicUrl = config.publicUrl ?? serverOrigin(config);
    const settings = await openSettings({ database, publicUrl, log: createLog("silent") });
    return setupCommand({ database, settings, clock: businessClock() })(request);
  });
}
