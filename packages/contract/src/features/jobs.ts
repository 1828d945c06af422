import { call } from "@portico/endpoints";

/** Work that continues after its call returned 202. */
export const jobEndpoints = {
  "jobs.get": call({
    method: "GET",
    path: "/Jobs/:id",
    access: "session",
    summary: "Returns the progress of the caller's own job.",
  }),
  "jobs.cancel": call({
    method: "DELETE",
    path: "/Jobs/:id",
    access: "session",
    summary: "Cancels the caller's own job.",
  }),
};
