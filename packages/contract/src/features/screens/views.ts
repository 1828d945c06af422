import { call } from "@portico/endpoints";

const access = "session";
const path = "/user/views";

/** Saved views of list screens: filters, sort order and columns under a name. */
export const viewEndpoints = {
  "views.list": call({
    method: "GET",
    path,
    access,
    returnsOwnData: true,
    summary: "Lists the caller's views of all screens, and those shared with their roles, by name.",
  }),
  "views.create": call({
    method: "POST",
    path,
    access,
    summary: "Saves a view of a screen. Sharing it with a role requires an administrator.",
  }),
  "views.update": call({
    method: "PUT",
    path: `${path}/:id`,
    access,
    summary: "Replaces one of the caller's views.",
  }),
  "views.remove": call({
    method: "DELETE",
    path: `${path}/:id`,
    access,
    summary: "Deletes one of the caller's views. Administrators can also delete views that others share.",
  }),
};
