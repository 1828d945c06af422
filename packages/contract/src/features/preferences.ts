import { call } from "../endpoint.ts";

const access = "session";

/** A user's preferences for a list screen. */
export const preferenceEndpoints = {
  "preferences.get": call({
    method: "GET",
    path: "/user/preferences/:screenId",
    access,
    summary: "How one has arranged a screen; 204 where one has not.",
  }),
  "preferences.set": call({
    method: "PUT",
    path: "/user/preferences/:screenId",
    access,
    summary: "Keeps how one has arranged a screen; the last one holds.",
  }),
  "preferences.remove": call({
    method: "DELETE",
    path: "/user/preferences/:screenId",
    access,
    summary: "Forgets how one has arranged a screen.",
  }),
};
