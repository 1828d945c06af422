import { EmptyState } from "@portico/ui";
import { Navigate } from "react-router";
import { messages } from "../messages.ts";
import { screens } from "../screens/index.ts";
import { useSession } from "../session/session.ts";
import { visibleSections } from "../shell/navigation.ts";

/** Leads to what this person comes for: a customer to the greeting, others to their first screen. */
export function PortalIndex() {
  const user = useSession();
  if (user?.roles.includes("customer")) return <Navigate to="/portal/customer" replace />;
  const first = visibleSections(screens, user)[0]?.entries[0];
  if (first) return <Navigate to={first.href} replace />;
  return <EmptyState title={messages.nothingToOpen.title} hint={messages.nothingToOpen.text} />;
}
