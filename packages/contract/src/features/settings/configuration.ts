import { call } from "@portico/endpoints";

/** The configuration that the portal reads from the server. */
export const configurationEndpoints = {
  "configuration.get": call({
    method: "GET",
    path: "/Configuration",
    access: "anyone",
    summary:
      "Returns the configuration of the portal. Without a session, returns only what the login page needs.",
  }),
  "configuration.screen": call({
    method: "GET",
    path: "/Configuration/screens/:screenId",
    access: "session",
    summary: "Returns a published custom screen that the caller has access to.",
  }),
};
