import { type Access, allows } from "@portico/contract";
import { lazyWithRetry } from "@portico/renderer/parts";
import { type ReactNode, Suspense, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { insufficientPermissions } from "./error-codes.ts";
import { useSession } from "./session.ts";

const lostAccess = lazyWithRetry(async () => (await import("./lost-access.tsx")).LostAccess);

/**
 * Renders its children if the user has access, and otherwise redirects to the error page. A page whose user loses
 * access while it is open stays, with a notice, so that unsaved changes aren't lost. The server checks every request
 * again.
 */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const user = useSession();
  const { pathname } = useLocation();
  const isAllowed = allows(access, user);
  const [opened, setOpened] = useState<string>();
  if (isAllowed && opened !== pathname) setOpened(pathname);
  const isLost = !isAllowed && user !== undefined && opened === pathname;
  if (!isAllowed && !isLost)
    return <Navigate to={`/portal/error?error=${insufficientPermissions}`} replace />;
  return (
    <>
      {isLost && (
        <Suspense>
          <lostAccess.Component />
        </Suspense>
      )}
      {children}
    </>
  );
}
