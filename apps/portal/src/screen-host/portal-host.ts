import { allows } from "@portico/contract";
import type { customParts } from "@portico/portal-config";
import { dayAfter } from "@portico/renderer/dates";
import type { Aside, CustomFilter, RendererHost } from "@portico/renderer/host";
import { reactRouter } from "@portico/renderer/host";
import { lazyPart } from "@portico/renderer/parts";
import { useMemo } from "react";
import { client } from "../api/client.ts";
import { usePageCommands } from "../command-palette/page-commands.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { useOpenPageTitle } from "../routing/use-open-page-title.ts";
import { readUser, useSession } from "../session/session.ts";
import { usePageFit } from "../shortcuts/page-fit.ts";
import { loadScreen } from "./load-screen.ts";

type NameOf<Part extends keyof typeof customParts> = (typeof customParts)[Part][number];

/** Loads the tools of records, which pages of details need at once. */
export function loadRecordTools() {
  return import("./record-tools.tsx").then((module) => module.RecordTools);
}

/** What the portal gives to its screens. */
export const portalHost: RendererHost = {
  client,
  session: { useRights: useSession, allows, isSignedIn: () => readUser() !== undefined },
  router: reactRouter({ basePath: "/portal" }),
  useSettings: () => {
    const { businessTimeZone: timeZone, organisation } = useConfiguration()?.session ?? {};
    return useMemo(
      () => ({ timeZone, values: organisation === undefined ? undefined : { organisation } }),
      [timeZone, organisation],
    );
  },
  loadScreen,
  parts: {
    actions: () => import("./custom-actions.tsx").then((module) => module.customActions),
    widgets: () => import("./custom-widgets.ts").then((module) => module.customWidgets),
    asides: {
      absenceCalendar: {
        access: "admin.PTO",
        load: () =>
          import("../domains/time-off/absence-calendar.tsx").then((module) => module.AbsenceCalendar),
      },
    } satisfies Record<NameOf<"aside">, Aside>,
    filters: {
      daysAhead: (today) =>
        [7, 14, 30].map((days) => ({
          value: dayAfter(today, days),
          label: messages.daysAhead(days),
        })),
    } satisfies Record<NameOf<"filter">, CustomFilter>,
    formats: () => import("./custom-formats.ts").then((module) => module.customFormats),
    newChoices: {
      layout: lazyPart(() => import("../file-layouts/map-upload.tsx").then((module) => module.MapUpload)),
    },
  },
  // What they render is shown without them.
  PageFavorite: lazyPart(
    () => import("../favorites/page-favorite.tsx").then((module) => module.PageFavorite),
    ({ children }) => children(),
  ),
  DetailWidth: lazyPart(
    () => import("../shortcuts/detail-width.tsx").then((module) => module.DetailWidth),
    ({ children }) => children({}),
  ),
  RecordTools: lazyPart(loadRecordTools),
  usePageTitle: useOpenPageTitle,
  usePageFit,
  useCommands: usePageCommands,
};
