import { Navigate } from "react-router";
import { useSession } from "../session/session.ts";

/** Redirects to the user's start page: customers to the greeting, others to the dashboard. */
export function PortalIndex() {
  const isCustomer = useSession()?.roles.includes("customer");
  return <Navigate to={isCustomer ? "/portal/customer" : "/portal/dashboard"} replace={true} />;
}
