import type { Rights } from "@portico/endpoints";
import { useCallOrigin } from "../client/call-origin.ts";
import { useHost } from "./use-host.ts";

/** Returns the roles and claims that decide what is shown: those of the signed-in user, or those of the preview. */
export function useRights(): Rights | undefined {
  const user = useHost().session.useRights();
  const preview = useCallOrigin()?.preview;
  return preview ?? user;
}
