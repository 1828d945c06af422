import { signedIn } from "../../access/caller.ts";
import { feature } from "../../feature/feature.ts";
import { findRecords } from "./find-records.ts";

/** The search of the command palette. */
export const searchFeature = feature({
  handlers: (services, { lists }) => ({
    "search.records": async ({ body, caller }) => ({
      groups: await findRecords(services, lists, signedIn(caller), body.search),
    }),
  }),
});
