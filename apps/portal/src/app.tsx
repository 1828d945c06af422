import { NotificationProvider } from "@portico/ui/notification";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RouterProvider } from "react-router";
import { createQueryClient } from "./api/query-client.ts";
import { router } from "./router.tsx";
import { useToken } from "./session/session.ts";

/** The portal, from the outermost provider to the router. */
export function App() {
  const token = useToken();
  return (
    <NotificationProvider>
      <FetchedData key={token}>
        <RouterProvider router={router} />
      </FetchedData>
    </NotificationProvider>
  );
}

/** Holds what was fetched; made anew with each session, so that nobody sees what another one fetched. */
function FetchedData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
