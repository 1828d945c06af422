import { call } from "../endpoint.ts";

/** The configuration that the portal reads from the server. */
export const configurationEndpoints = {
  "configuration.get": call({
    method: "GET",
    path: "/Configuration",
    access: "anyone",
    summary:
      "What the portal needs to know of its deployment; the part beyond the login page only with a session.",
  }),
  "configuration.screen": call({
    method: "GET",
    path: "/Configuration/screens/:screenId",
    access: "session",
    summary: "A published screen that administrators added, where the caller meets its access.",
  }),
};
