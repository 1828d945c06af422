import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { routeObjects } from "../app/portal-routes.tsx";
import { StoryFrame } from "../domains/accounts/sign-in/sign-in-story.fixtures.tsx";
import { AccountNotSetUpPage } from "../pages/account-not-set-up-page.tsx";
import { CrashPage } from "../pages/crash-page.tsx";
import { MarketplaceReturnPage } from "../pages/marketplace-return-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { PrivacyPage } from "../pages/privacy-page.tsx";
import { routes } from "../routing/routes.ts";
import { PortalLayout } from "./portal-layout.tsx";

const publicRoutes: RouteObject[] = [
  { path: "/privacy", element: <PrivacyPage /> },
  { path: "/not-found", element: <NotFoundPage /> },
  { path: "/mk/return", element: <MarketplaceReturnPage /> },
  { path: "/not-set-up", element: <AccountNotSetUpPage /> },
  { path: "*", element: <p>Elsewhere</p> },
];

/** The portal with its layout, opened at a path. */
export function FrameStory({ address }: { address: string }) {
  const router = createMemoryRouter(
    [
      {
        path: "/portal",
        element: <PortalLayout />,
        children: [{ path: "crash", element: <CrashPage /> }, ...routeObjects(routes)],
      },
      ...publicRoutes,
    ],
    { initialEntries: [address] },
  );
  return (
    <StoryFrame>
      <RouterProvider router={router} />
    </StoryFrame>
  );
}
