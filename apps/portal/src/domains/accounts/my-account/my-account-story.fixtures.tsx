import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { InPortal } from "../../../in-portal.fixtures.tsx";
import { MyAccountPage } from "./my-account-page.tsx";

/** The page as it is in the portal, apart from the frame, with a way to leave it. */
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
  return (
    <InPortal>
      <RouterProvider router={router} />
    </InPortal>
  );
}
