import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { AccountNotSetUpPage } from "../pages/account-not-set-up-page.tsx";
import { loginPath } from "./return-to.ts";
import { useSession } from "./session.ts";

/** Shows its children to whoever is signed in with at least one role; others sign in first and come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const user = useSession();
  const location = useLocation();
  if (!user) return <Navigate to={loginPath(location)} replace />;
  if (user.roles.length === 0) return <AccountNotSetUpPage />;
  return children;
}
