import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "./return-to.ts";
import { useSession } from "./session.ts";

export interface RequireSessionProps {
  children: ReactNode;
  /** Rendered for signed-in users without a role. */
  withoutRole: ReactNode;
}

/** Renders its children for signed-in users with at least one role. Others are sent to the login page and back. */
export function RequireSession({ children, withoutRole }: RequireSessionProps) {
  const user = useSession();
  const location = useLocation();
  // Without their last role, users keep the open page, which may have unsaved changes.
  const [hadRole, setHadRole] = useState(false);
  if (!hadRole && user && user.roles.length > 0) setHadRole(true);
  if (!user) return <Navigate to={loginPath(location)} replace />;
  if (!hadRole) return withoutRole;
  return children;
}
