import type { ComponentType, ReactNode } from "react";
import { Navigate, type RouteObject, useParams } from "react-router";
import { loadScreen } from "../api/load-screen.ts";
import { PortalIndex } from "../pages/portal-index.tsx";
import { loadCustomFormats } from "../renderer/custom-parts.ts";
import { List } from "../renderer/list/list.tsx";
import { RequireIds } from "../routing/require-ids.tsx";
import type { RouteEntry } from "../routing/route-table.ts";
import { type PageName, portalRedirects } from "../screens/routes.ts";
import { RequireAccess } from "../session/require-access.tsx";

/**
 * Loads the code of each page when it is opened; the list page is loaded with the first page. Uses `then` instead of
 * `await`, because the build wraps each awaited `import` in another function.
 */
const pages: Readonly<Record<Exclude<PageName, "not-built">, () => Promise<ComponentType>>> = {
  application: () => import("../pages/application-page.tsx").then((module) => module.ApplicationPage),
  "built-in-screen": () =>
    import("../screen-editor/built-in-screen-page.tsx").then((module) => module.BuiltInScreenPage),
  "custom-screen": () =>
    import("../custom-screen/custom-screen-page.tsx").then((module) => module.CustomScreenPage),
  customer: () => import("../pages/customer-page.tsx").then((module) => module.CustomerPage),
  dashboard: () => import("../pages/dashboard-page.tsx").then((module) => module.DashboardPage),
  error: () => import("../pages/error-page.tsx").then((module) => module.ErrorPage),
  marketing: () => import("../pages/marketing-page.tsx").then((module) => module.MarketingPage),
  "my-account": () =>
    import("../pages/my-account/my-account-page.tsx").then((module) => module.MyAccountPage),
  "screen-editor": () =>
    import("../screen-editor/screen-editor-page.tsx").then((module) => module.ScreenEditorPage),
};

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

function loadNotImplementedPage(title?: string): Promise<ReactNode> {
  return import("../pages/not-implemented-page.tsx").then((module) => (
    <module.NotImplementedPage key={title} title={title} />
  ));
}

async function loadPageElement({ page, title, path }: RouteEntry): Promise<ReactNode> {
  if (page === "not-built") return loadNotImplementedPage(title);
  if (typeof page === "string") {
    const Page = await pages[page]();
    // The key keeps a page mounted on navigation between two paths that share it.
    return <Page key={page} />;
  }
  if (page.kind === "detail") {
    const [{ screen }, { DetailPage }] = await Promise.all([
      loadScreen(page.screen.id),
      import("../renderer/detail/detail-page.tsx"),
    ]);
    await loadCustomFormats(screen);
    return screen.detail && <DetailPage key={path} screen={screen} detail={screen.detail} />;
  }
  const loaded = await loadScreen(page.id);
  await loadCustomFormats(loaded.screen);
  if (!path.includes(":")) return <List key={page.id} {...loaded} />;
  return import("../renderer/list/filtered-list.tsx").then((module) => (
    <module.FilteredList key={page.id} {...loaded} />
  ));
}
