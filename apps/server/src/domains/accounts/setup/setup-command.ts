import type { IdentityServices } from "../../../identity/identity-services.ts";
import { createSetupLink } from "./setup-link.ts";
import { setupCommandMessage } from "./setup-messages.ts";

/** The request to a running server. `recovery` creates a link even if there is a security administrator. */
export type SetupRequest = "request" | "recovery";

/** Handles a request for a setup link and returns a message. */
export function setupCommand({
  database,
  clock,
  settings,
}: Pick<IdentityServices, "database" | "clock" | "settings">): (request: string) => Promise<string> {
  return async (request) => {
    if (request !== "request" && request !== "recovery") throw new Error("Unknown command.");
    const link = await createSetupLink(database, request, clock.now());
    return setupCommandMessage(link, (await settings()).publicUrl);
  };
}
