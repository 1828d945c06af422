import { call } from "@portico/endpoints";

/** The locations of ZIP codes. */
export const zipCodeEndpoints = {
  "zipCodes.detail": call({
    method: "GET",
    path: "/ZipCodes/:zip",
    access: "session",
    summary: "Returns the city, state and counties of a ZIP code. 404 if it doesn't exist.",
  }),
};
