import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "./return-to.ts";
import { useSession } from "./session.ts";

/** Props of `RequireSession`. */
export interface RequireSessionProps {
  children: ReactNode;
  /** What someone signed in without any role sees. */
  withoutRole: ReactNode;
}

/** Shows its children to signed-in users with at least one role; others sign in first and come back. */
export function RequireSession({ children, withoutRole }: RequireSessionProps) {
  const user = useSession();
  const location = useLocation();
  if (!user) return <Navigate to={loginPath(location)} replace />;
  if (user.roles.length === 0) return withoutRole;
  return children;
}
