import { allows, type Rights } from "@portico/contract";

/**
 * The path of the page that the portal opens with: the greeting for customers, the users for people who are nothing but
 * security administrators, whose dashboard would be empty, and the dashboard for everyone else.
 */
export function startPath(rights: Rights | undefined): string {
  if (allows("customer", rights)) return "/portal/customer";
  const isOnlySecurity = rights?.roles.length === 1 && allows("securityadmin", rights);
  return isOnlySecurity ? "/portal/security" : "/portal/dashboard";
}
