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
      "Returns the visibility of a contact: the agents and areas whose rows they can see besides their own.",
  }),
  "userManage.setVisibility": call({
    method: "PUT",
    path,
    access,
    summary:
      "Replaces the visibility of a contact. Takes effect with their next request. Callers can't change their own visibility.",
    isVersioned: true,
    needsOwnPassword: true,
  }),
};
