import { NotificationProvider } from "@portico/ui/notification";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RouterProvider } from "react-router";
import { createQueryClient } from "../api/query-client.ts";
import { useSessionNumber } from "../session/session.ts";
import { SessionWatchLoader } from "../session-watch/session-watch-loader.tsx";
import { Appearance } from "../shell/appearance.tsx";
import { DeveloperErrors } from "../shell/developer-errors.tsx";
import { router } from "./router.tsx";

/** The portal, from the outermost provider to the router. */
export function App() {
  const turn = useSessionNumber();
  return (
    <NotificationProvider>
      <FetchedData key={turn}>
        <Appearance />
        <DeveloperErrors />
        <RouterProvider router={router} />
        <SessionWatchLoader />
      </FetchedData>
    </NotificationProvider>
  );
}

/** Holds what was fetched; made again with each session, so that no one sees what another one fetched. */
function FetchedData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
