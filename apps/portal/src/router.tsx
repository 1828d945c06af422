import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { AccountNotSetUpPage } from "./pages/account-not-set-up-page.tsx";
import { CrashPage } from "./pages/crash-page.tsx";
import { CustomerPage } from "./pages/customer-page.tsx";
import { OpeningPage } from "./pages/opening-page.tsx";
import { PortalIndex } from "./pages/portal-index.tsx";
import { screens } from "./screens/index.ts";
import { RequireAccess } from "./session/require-access.tsx";
import { RequireSession } from "./session/require-session.tsx";
import { indexRedirects } from "./shell/navigation.ts";
import { PortalLayout } from "./shell/portal-layout.tsx";

/** A page whose code comes when it is opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

/** One route a declared screen. */
const screenRoutes = screens.map(
  (screen): RouteObject => ({
    path: screen.path,
    lazy: async () => {
      const { ListPage } = await import("./renderer/list-page.tsx");
      return {
        element: (
          <RequireAccess access={screen.access}>
            <ListPage key={screen.id} screen={screen} />
          </RequireAccess>
        ),
      };
    },
  }),
);

/** The first step of a screen's path, alone, leads to the first screen below it. */
const indexRoutes = indexRedirects(screens).map(({ path, to }): RouteObject => {
  return { path, element: <Navigate to={to} replace /> };
});

export const router = createBrowserRouter([
  {
    errorElement: <CrashPage />,
    hydrateFallbackElement: <OpeningPage />,
    children: [
      { path: "/", element: <Navigate to="/portal/" replace /> },
      { path: "/login", lazy: page(() => import("./pages/sign-in-page.tsx"), "SignInPage") },
      { path: "/not-found", lazy: page(() => import("./pages/not-found-page.tsx"), "NotFoundPage") },
      {
        path: "/portal",
        element: (
          <RequireSession withoutRole={<AccountNotSetUpPage />}>
            <PortalLayout />
          </RequireSession>
        ),
        children: [
          {
            errorElement: <CrashPage />,
            children: [
              { index: true, element: <PortalIndex /> },
              ...indexRoutes,
              ...screenRoutes,
              {
                path: "customer",
                element: (
                  <RequireAccess access="customer">
                    <CustomerPage />
                  </RequireAccess>
                ),
              },
              { path: "error", lazy: page(() => import("./pages/error-page.tsx"), "ErrorPage") },
              {
                path: "*",
                lazy: page(() => import("./pages/not-implemented-page.tsx"), "NotImplementedPage"),
              },
            ],
          },
        ],
      },
      { path: "*", element: <Navigate to="/not-found" replace /> },
    ],
  },
]);
