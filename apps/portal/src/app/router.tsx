import { type ComponentType, lazy, Suspense } from "react";
import { createBrowserRouter, Navigate } from "react-router";
import { signInRoutes } from "../domains/accounts/sign-in/routes.tsx";
import { CrashPage } from "../pages/crash-page.tsx";
import { LoadingPage } from "../pages/loading-page.tsx";
import { routes } from "../routing/routes.ts";
import { RequireSession } from "../session/require-session.tsx";
import { PortalLayout } from "../shell/portal-layout.tsx";
import { routeObjects } from "./portal-routes.tsx";

/** Returns a route's `lazy` function, which loads the page's code when the route is opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

const AccountNotSetUpPage = lazy(async () => {
  const { AccountNotSetUpPage: Page } = await import("../pages/account-not-set-up-page.tsx");
  return { default: Page };
});

const accountNotSetUp = (
  <Suspense fallback={<LoadingPage />}>
    <AccountNotSetUpPage />
  </Suspense>
);

export const router = createBrowserRouter([
  {
    errorElement: <CrashPage />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: "/", element: <Navigate to="/portal/" replace /> },
      signInRoutes,
      { path: "/not-found", lazy: page(() => import("../pages/not-found-page.tsx"), "NotFoundPage") },
      { path: "/privacy", lazy: page(() => import("../pages/privacy-page.tsx"), "PrivacyPage") },
      {
        path: "/mk/return",
        lazy: page(() => import("../pages/marketplace-return-page.tsx"), "MarketplaceReturnPage"),
      },
      {
        path: "/portal",
        element: (
          <RequireSession withoutRole={accountNotSetUp}>
            <PortalLayout />
          </RequireSession>
        ),
        // If a page crashes, only the page is replaced; the layout around it stays.
        children: [{ errorElement: <CrashPage />, children: routeObjects(routes) }],
      },
      { path: "*", element: <Navigate to="/not-found" replace /> },
    ],
  },
]);
