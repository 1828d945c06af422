import type { Rights } from "@portico/contract";
import { allows } from "@portico/contract";
import { callSchemas } from "@portico/contract/schemas";
import { useSyncExternalStore } from "react";
import { testClient } from "./client/client.fixtures.ts";
import { dayAfter } from "./days.ts";
import type { RendererHost } from "./host/renderer-host.ts";
import { reactRouter } from "./router/react-router.ts";

let rights: Rights | undefined;
const listeners = new Set<() => void>();

function setRights(next: Rights | undefined) {
  rights = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs in a user with these rights. Returns a function that signs out, so that stories don't share a user. */
export function signInWith(given: Rights) {
  setRights(given);
  return () => setRights(undefined);
}

const settings = { timeZone: "America/New_York" };

/** The host of an app with few parts of its own. */
export const exampleHost: RendererHost = {
  client: testClient({ loadSchemas: async () => callSchemas }),
  session: {
    useRights: () => useSyncExternalStore(subscribe, () => rights),
    allows,
    isSignedIn: () => rights !== undefined,
  },
  router: reactRouter({ basePath: "/office" }),
  useSettings: () => settings,
  loadScreen: (id) => Promise.reject(new Error(`There is no screen "${id}".`)),
  parts: {
    filters: {
      daysAhead: (today) =>
        [7, 14].map((days) => ({ value: dayAfter(today, days), label: `Next ${days} days` })),
    },
  },
};
