import { call } from "@portico/endpoints";

const access = "session";

/** A user's preferences, for a list screen and for the whole portal. */
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
  "preferences.list": call({
    method: "GET",
    path: "/user/screenPreferences",
    access,
    returnsOwnData: true,
    summary: "Returns all of the caller's preferences for screens, by the screens' IDs.",
  }),
  "preferences.getOwn": call({
    method: "GET",
    path: "/user/preferences",
    access,
    returnsOwnData: true,
    summary: "Returns the caller's preferences for the whole portal.",
  }),
  "preferences.setOwn": call({
    method: "PUT",
    path: "/user/preferences",
    access,
    summary: "Saves the caller's preferences for the whole portal.",
  }),
  "preferences.remove": call({
    method: "DELETE",
    path: "/user/preferences/:screenId",
    access,
    summary: "Deletes the caller's preferences for a screen.",
  }),
};
