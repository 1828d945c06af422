import type { IdentityServices } from "../identity/identity-services.ts";
import { makeSetupLink } from "./setup-link.ts";
import { setupCommandMessage } from "./setup-messages.ts";

/** What the command asks a running server; `recovery` makes a link although there is a security administrator. */
export type SetupRequest = "request" | "recovery";

/** Answers a command that asks for a setup link, by a text for whoever runs it. */
export function setupCommand({
  database,
  clock,
  settings,
}: Pick<IdentityServices, "database" | "clock" | "settings">): (request: string) => Promise<string> {
  return async (request) => {
    if (request !== "request" && request !== "recovery") throw new Error("This command is not known.");
    const link = await makeSetupLink(database, request, clock.now());
    return setupCommandMessage(link, (await settings()).publicUrl);
  };
}
