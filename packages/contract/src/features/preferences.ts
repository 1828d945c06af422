import { call } from "../endpoint.ts";

const access = "session";

/** A user's preferences for a list screen. */
export const preferenceEndpoints = {
  "preferences.get": call({
    method: "GET",
    path: "/user/preferences/:screenId",
    access,
    summary: "Returns the caller's preferences for a screen, or 204 if there are none.",
  }),
  "preferences.set": call({
    method: "PUT",
    path: "/user/preferences/:screenId",
    access,
    summary: "Saves the caller's preferences for a screen. Replaces earlier ones.",
  }),
  "preferences.remove": call({
    method: "DELETE",
    path: "/user/preferences/:screenId",
    access,
    summary: "Deletes the caller's preferences for a screen.",
  }),
};
