import { applicationEndpoints } from "@portico/contract/features/marketplace/application";
import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { noteEndpoints } from "@portico/contract/features/notes";
import { isNotFound } from "@portico/renderer/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { client, fetchJson } from "../../../api/client.ts";
import { forgetApplication, storeApplication } from "../../../session/stored-application.ts";
import { enrollableOf, type Member, membersOf } from "./members.ts";

client.add({ ...applicationEndpoints, ...noteEndpoints });

/** The query of an application. */
export function applicationQuery(appId: string) {
  return queryOptions({
    queryKey: ["application.detail", appId],
    queryFn: ({ signal }) => fetchJson("application.detail", { params: { id: appId }, signal }),
  });
}

/** Loads an application, and stores it as the current one once it is loaded. */
export function useApplication(appId: string) {
  const query = useQuery(applicationQuery(appId));
  const isLoaded = query.data !== undefined;
  const isMissing = isNotFound(query.error);
  useEffect(() => {
    if (isLoaded) storeApplication(appId);
    // Otherwise the current application would always be one that the user can't open.
    else if (isMissing) forgetApplication(appId);
  }, [appId, isLoaded, isMissing]);
  return query;
}

/** Returns the applicants who can be in a group. They stay the same objects until the application changes. */
export function useEnrollable(application: ApplicationDetail): readonly Member[] {
  return useMemo(() => enrollableOf(application), [application]);
}

/** Returns the applicants of an application. They stay the same objects until it changes. */
export function useMembers(application: ApplicationDetail): readonly Member[] {
  return useMemo(() => membersOf(application), [application]);
}
