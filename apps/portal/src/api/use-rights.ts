import type { Rights } from "@portico/contract";
import { useSession } from "../session/session.ts";
import { useCallOrigin } from "./call-origin.ts";

/** Returns the roles and claims that decide what is shown: those of the signed-in user, or those of the preview. */
export function useRights(): Rights | undefined {
  const user = useSession();
  const preview = useCallOrigin()?.preview;
  return preview ?? user;
}
