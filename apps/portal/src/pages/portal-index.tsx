import { Navigate } from "react-router";
import { useSession } from "../session/session.ts";

/** Redirects to the start page: customers to the greeting, other users to the dashboard. */
export function PortalIndex() {
  const isCustomer = useSession()?.roles.includes("customer");
  return <Navigate to={isCustomer ? "/portal/customer" : "/portal/dashboard"} replace={true} />;
}
