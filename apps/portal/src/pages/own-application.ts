import { isId } from "../routing/route-ids.ts";
import { readStoredApplication } from "../session/stored-application.ts";
import type { SessionUser } from "../session/token.ts";

/**
 * Returns the id of the application that was last opened in this browser, or else of the user's own application
 * (specification, part 1, section 2). Undefined if there is neither, or the stored id is invalid.
 */
export function ownApplication(user: Pick<SessionUser, "appId"> | undefined): string | undefined {
  return (
    [readStoredApplication(), user?.appId].find((id) => typeof id === "string" && isId("appId", id)) ??
    undefined
  );
}
