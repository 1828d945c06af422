import { loadCustomFormats } from "@portico/renderer/host";
import { List } from "@portico/renderer/list";
import type { ReactNode } from "react";
import { Navigate, type RouteObject, useParams } from "react-router";
import { PortalIndex } from "../pages/portal-index.tsx";
import { RequireIds } from "../routing/require-ids.tsx";
import type { RouteEntry } from "../routing/route-table.ts";
import { loadScreen } from "../screen-host/load-screen.ts";
import { loadRecordTools, portalHost } from "../screen-host/portal-host.ts";
import { portalRedirects } from "../screens/routes.ts";
import { RequireAccess } from "../session/require-access.tsx";
import { pages } from "./pages.ts";

/** Creates the routes below `/portal/`. `handle` contains the route entry or redirect, for tests. */
export function routeObjects(routes: readonly RouteEntry[]): RouteObject[] {
  return [
    { index: true, element: <PortalIndex /> },
    ...Object.entries(portalRedirects).map(
      ([path, to]): RouteObject => ({
        path,
        element: <Redirect to={`/portal/${to}`} />,
        handle: { to },
      }),
    ),
    ...routes.map(
      (route): RouteObject => ({
        path: route.path,
        handle: { route },
        lazy: async () => {
          const page = await loadPageElement(route);
          const otherwise = route.path.includes(":") && (await loadNotImplementedPage());
          // Also around pages without ids, so that a page stays mounted on navigation between two paths that share it.
          return {
            element: (
              <RequireAccess access={route.access}>
                <RequireIds otherwise={otherwise}>{page}</RequireIds>
              </RequireAccess>
            ),
          };
        },
      }),
    ),
    { path: "*", lazy: async () => ({ element: await loadNotImplementedPage() }) },
  ];
}

function Redirect({ to }: { to: string }) {
  const { agentId = "" } = useParams();
  return <Navigate to={to.replace(":agentId", agentId)} replace={true} />;
}

function loadNotImplementedPage(): Promise<ReactNode> {
  return import("../pages/not-implemented-page.tsx").then((module) => <module.NotImplementedPage />);
}

/** Loads the code of a page, and what it is made of. */
export async function loadPageElement({ page, path }: RouteEntry): Promise<ReactNode> {
  if (typeof page === "string") {
    const Page = await pages[page]();
    // The key keeps a page mounted on navigation between two paths that share it.
    return <Page key={page} />;
  }
  if (page.kind === "detail") {
    const [{ screen }, { DetailPage }] = await Promise.all([
      loadScreen(page.screen.id),
      import("@portico/renderer/detail-page"),
      loadRecordTools(),
    ]);
    await loadCustomFormats(screen, portalHost.parts?.formats);
    return screen.detail && <DetailPage key={path} screen={screen} detail={screen.detail} />;
  }
  const loaded = await loadScreen(page.id);
  await loadCustomFormats(loaded.screen, portalHost.parts?.formats);
  if (!path.includes(":") && !loaded.screen.aside) return <List key={page.id} {...loaded} />;
  return import("@portico/renderer/composed-list").then((module) => (
    <module.ComposedList key={page.id} {...loaded} />
  ));
}
