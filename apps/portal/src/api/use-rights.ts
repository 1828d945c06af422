import type { Rights } from "@portico/contract";
import { useSession } from "../session/session.ts";
import { useCallOrigin } from "./call-origin.ts";

/** What decides what is offered: the rights of who is signed in, or those that are previewed. */
export function useRights(): Rights | undefined {
  const user = useSession();
  const preview = useCallOrigin()?.preview;
  return preview ?? user;
}
