import { ScreenHost } from "@portico/renderer/host";
import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { portalStylesheet } from "../../../portal-styles.fixtures.ts";
import { portalHost } from "../../../screen-host/portal-host.ts";
import { ForgotPage } from "./forgot-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { ResetPage } from "./reset-page.tsx";
import { SecondFactorPage } from "./second-factor-page.tsx";
import { SetupPage } from "./setup-page.tsx";
import { SignInArea } from "./sign-in-area.tsx";

export interface SignInStoryProps {
  /** The path of the page. */
  path: string;
}

/** A login page at a path. */
export function SignInStory({ path }: SignInStoryProps) {
  const router = createMemoryRouter(
    [
      {
        path: "/login",
        element: <SignInArea />,
        children: [
          { index: true, element: <LoginPage /> },
          { path: "forgot", element: <ForgotPage /> },
          { path: "reset/:code", element: <ResetPage /> },
          { path: "setup/:code", element: <SetupPage /> },
          { path: "2fa", element: <SecondFactorPage /> },
        ],
      },
      { path: "*", element: <p>The portal</p> },
    ],
    { initialEntries: [path] },
  );
  return (
    <StoryFrame>
      <RouterProvider router={router} />
    </StoryFrame>
  );
}

/** Wraps a story in the portal's providers. */
export function StoryFrame({ children }: { children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <NotificationProvider>
        <style>{portalStylesheet}</style>
        <ScreenHost host={portalHost}>
          <div className="h-dvh overflow-y-auto">{children}</div>
        </ScreenHost>
      </NotificationProvider>
    </QueryClientProvider>
  );
}
