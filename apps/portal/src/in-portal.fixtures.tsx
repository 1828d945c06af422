import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import "./api/client.ts";
import { InBusinessTimeZone, ScreenHost } from "@portico/renderer/host";
import { type ReactNode, useState } from "react";
import { portalStylesheet } from "./portal-styles.fixtures.ts";
import { portalHost } from "./screen-host/portal-host.ts";

/** Wraps a story in the portal's providers. Failed requests are not retried, and notifications are shown. */
export function InPortal({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <NotificationProvider>
        <style>{portalStylesheet}</style>
        <ScreenHost host={portalHost}>
          <InBusinessTimeZone>{children}</InBusinessTimeZone>
        </ScreenHost>
      </NotificationProvider>
    </QueryClientProvider>
  );
}
