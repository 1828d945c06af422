import { Navigate } from "react-router";
import { useSession } from "../session/session.ts";
import { startPath } from "./start-path.ts";

/** Redirects to the user's start page. */
export function PortalIndex() {
  return <Navigate to={startPath(useSession())} replace={true} />;
}
