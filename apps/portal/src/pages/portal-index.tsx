import { allows } from "@portico/contract";
import { Navigate } from "react-router";
import { useSession } from "../session/session.ts";

/** Redirects to the start page: customers to the greeting, other users to the dashboard. */
export function PortalIndex() {
  const isCustomer = allows("customer", useSession());
  return <Navigate to={isCustomer ? "/portal/customer" : "/portal/dashboard"} replace={true} />;
}
