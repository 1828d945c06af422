import { call } from "@portico/endpoints";
import { foundRecordFields } from "../people/search.ts";

const access = "session";
const path = "/user/favorites";

/** Pages of the portal and records that a user has marked. */
export const favoriteEndpoints = {
  "favorites.list": call({
    method: "GET",
    path,
    access,
    returnsOwnData: true,
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
  "favorites.records": call({
    method: "GET",
    path: `${path}/records`,
    access,
    summary:
      "Lists the caller's favorite records with their current names, oldest first. Only those that the caller can see.",
    fields: foundRecordFields,
  }),
  "favorites.addRecord": call({
    method: "POST",
    path: `${path}/records`,
    access,
    summary: "Adds a record to the caller's favorites.",
  }),
  "favorites.removeRecord": call({
    method: "DELETE",
    path: `${path}/records/:id`,
    access,
    summary: "Removes a record from the caller's favorites.",
  }),
};
