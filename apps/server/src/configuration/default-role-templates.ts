import { areas } from "@portico/contract";

const claimsOf = (...keys: readonly string[]) => keys.map((key) => `${key}:true`).join(", ");

/** The role templates of a new deployment. */
export const defaultRoleTemplates = [
  {
    name: "Agent",
    roles: "agent",
    claims: claimsOf(...areas.map((area) => `view.${area}`), "view.EDE", "view.Marketing"),
  },
  { name: "Manager", roles: "agent", claims: claimsOf(...areas.map((area) => `admin.${area}`)) },
  { name: "Administrator", roles: "administrator", claims: "" },
  { name: "Security administrator", roles: "securityadmin", claims: "" },
];
