import { InBusinessTimeZone, ScreenHost } from "@portico/renderer/host";
import { NotificationProvider } from "@portico/ui/notification";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RouterProvider } from "react-router";
import { createQueryClient } from "../api/query-client.ts";
import { SessionWatch } from "../domains/accounts/session-watch/session-watch.tsx";
import { portalHost } from "../screen-host/portal-host.ts";
import { useSession, useSessionNumber } from "../session/session.ts";
import { Appearance } from "../shell/appearance.tsx";
import { DebugMode } from "../shell/debug-mode.tsx";
import { PreparedLinks } from "./prepared-links.tsx";
import { router } from "./router.tsx";

/** The portal: providers and router. */
export function App() {
  const sessionNumber = useSessionNumber();
  const user = useSession();
  return (
    <NotificationProvider>
      <SessionQueryProvider key={sessionNumber}>
        <ScreenHost host={portalHost}>
          <Appearance />
          <DebugMode />
          <InBusinessTimeZone>
            <RouterProvider router={router} />
            {user && <SessionWatch />}
            {user && <PreparedLinks user={user} />}
          </InBusinessTimeZone>
        </ScreenHost>
      </SessionQueryProvider>
    </NotificationProvider>
  );
}

/** Provides the query cache. It is recreated with each session, so that users never see each other's data. */
function SessionQueryProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
