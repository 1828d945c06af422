import { type Access, allows } from "@portico/contract";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { insufficientPermissions } from "./error-codes.ts";
import { useSession } from "./session.ts";

/**
 * Renders its children if the user has access, and otherwise redirects to the error page. The server checks every
 * request again.
 */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const user = useSession();
  if (allows(access, user)) return children;
  return <Navigate to={`/portal/error?error=${insufficientPermissions}`} replace />;
}
