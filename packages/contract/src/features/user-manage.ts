import { call } from "../endpoint.ts";

const path = "/UserManage/visibility/:id";
const access = "securityadmin";

/** The calls with which security administrators manage users. */
export const userManageEndpoints = {
  "userManage.visibility": call({
    method: "GET",
    path,
    access,
    summary:
      "Whose rows a contact may see beyond its own: entries of an agent and an area, by the contact's id.",
  }),
  "userManage.setVisibility": call({
    method: "PUT",
    path,
    access,
    summary:
      "Replaces whose rows a contact may see beyond its own, from its next request on. Nobody changes what they see themselves.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
};
