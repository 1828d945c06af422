import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import portalStyles from "../../app.css?inline";
import { MyAccountPage } from "./my-account-page.tsx";

/** The page as it stands in the portal, apart from the frame, with a way to leave it. */
export function MyAccountStory() {
  const router = createMemoryRouter(
    [
      {
        path: "/portal/myaccount",
        element: (
          <main className="h-dvh overflow-y-auto">
            <Link to="/elsewhere" className="sr-only">
              Elsewhere
            </Link>
            <MyAccountPage />
          </main>
        ),
      },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: ["/portal/myaccount"] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <NotificationProvider>
        <style>{portalStyles}</style>
        <RouterProvider router={router} />
      </NotificationProvider>
    </QueryClientProvider>
  );
}
