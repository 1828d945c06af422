import { call } from "../endpoint.ts";

const access = "session";
const path = "/user/favorites";

/** Pages of the portal that a user has marked: screens, saved views and records. */
export const favoriteEndpoints = {
  "favorites.list": call({
    method: "GET",
    path,
    access,
    answersOwnData: true,
    summary: "Lists the caller's favorite pages, oldest first.",
  }),
  "favorites.add": call({
    method: "POST",
    path,
    access,
    summary: "Adds a page to the caller's favorites. A page that is one already gets the new title.",
  }),
  "favorites.remove": call({
    method: "DELETE",
    path: `${path}/:id`,
    access,
    summary: "Removes a page from the caller's favorites.",
  }),
};
