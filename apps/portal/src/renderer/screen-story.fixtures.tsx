import type { ListScreen } from "@portico/portal-config";
import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import portalStyles from "../app.css?inline";
import { ListPage } from "./list-page.tsx";

/** Props of `ScreenStory`. */
export interface ScreenStoryProps {
  screen: ListScreen;
}

/** A screen as it stands in the portal, apart from the frame. */
export function ScreenStory({ screen }: ScreenStoryProps) {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <main>
          <ListPage screen={screen} />
        </main>
      ),
    },
  ]);
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
