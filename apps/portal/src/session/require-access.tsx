import { type Access, allows } from "@portico/contract";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { insufficientPermissions } from "./error-codes.ts";
import { useSession } from "./session.ts";

/** Shows its children to who meets the requirement; others see why not. The server decides again at each call. */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const user = useSession();
  if (allows(access, user)) return children;
  return <Navigate to={`/portal/error?error=${insufficientPermissions}`} replace />;
}
