import { isId } from "../routing/route-ids.ts";
import { readStoredApplication } from "../session/stored-application.ts";
import type { SessionUser } from "../session/token.ts";

/**
 * The application that was worked on last in this browser, else the user's own (specification, part 1, section 2);
 * undefined where there is none, or where what is stored is no id.
 */
export function ownApplication(user: Pick<SessionUser, "appId"> | undefined): string | undefined {
  return (
    [readStoredApplication(), user?.appId].find((id) => typeof id === "string" && isId("appId", id)) ??
    undefined
  );
}
