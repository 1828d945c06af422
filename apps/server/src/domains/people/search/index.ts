import { endpoints } from "@portico/contract";
import { signedIn } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import { feature } from "../../../feature/feature.ts";
import { findPeople } from "./find-people.ts";
import { findRecords } from "./find-records.ts";

/** The search of the command palette. */
export const searchFeature = feature({
  handlers: (services, { lists }) => ({
    "search.records": async ({ body, caller: anybody }) => {
      const caller = signedIn(anybody);
      const groups = await findRecords(services, lists, caller, body.search);
      const mayOpenPeople = meets(endpoints["people.get"].access, caller);
      return { people: mayOpenPeople ? await findPeople(services.database, groups) : [], groups };
    },
  }),
});
