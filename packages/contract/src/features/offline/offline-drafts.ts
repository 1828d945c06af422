import { call } from "@portico/endpoints";

const access = "agent view.OfflineApp|admin.OfflineApp";
const path = "/OfflineApp/drafts";

/** The caller's unfinished forms of new offline applications, without card and Social Security numbers. */
export const offlineDraftEndpoints = {
  "offlineDrafts.list": call({
    method: "GET",
    path,
    access,
    returnsOwnData: true,
    summary: "Lists the caller's drafts, newest first.",
  }),
  "offlineDrafts.detail": call({
    method: "GET",
    path: `${path}/:id`,
    access,
    returnsOwnData: true,
    summary: "Returns a draft of the caller.",
  }),
  "offlineDrafts.save": call({
    method: "PUT",
    path: `${path}/:id`,
    access,
    summary: "Saves a draft. If another tab has saved it since, returns 409 and changes nothing.",
  }),
  "offlineDrafts.remove": call({
    method: "DELETE",
    path: `${path}/:id`,
    access,
    summary: "Deletes a draft of the caller. Does nothing if there is none.",
  }),
};
