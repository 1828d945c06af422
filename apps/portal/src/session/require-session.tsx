import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "./return-to.ts";
import { useSession } from "./session.ts";

/** Props of `RequireSession`. */
export interface RequireSessionProps {
  children: ReactNode;
  /** Rendered for signed-in users without a role. */
  withoutRole: ReactNode;
}

/** Renders its children for signed-in users with at least one role. Others are sent to the login page and back. */
export function RequireSession({ children, withoutRole }: RequireSessionProps) {
  const user = useSession();
  const location = useLocation();
  if (!user) return <Navigate to={loginPath(location)} replace />;
  if (user.roles.length === 0) return withoutRole;
  return children;
}
