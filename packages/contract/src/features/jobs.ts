import { call } from "../endpoint.ts";

/** Work that continues after its call returned 202. */
export const jobEndpoints = {
  "jobs.get": call({
    method: "GET",
    path: "/Jobs/:id",
    access: "session",
    summary: "How far a job is that one started oneself.",
  }),
  "jobs.cancel": call({
    method: "DELETE",
    path: "/Jobs/:id",
    access: "session",
    summary: "Asks a job that one started oneself to stop.",
  }),
};
