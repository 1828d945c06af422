import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import portalStyles from "./app.css?inline";
import { InBusinessTimeZone } from "./renderer/in-business-time-zone.tsx";

/** Wraps a story in the portal's providers. Failed requests are not retried, and notifications are shown. */
export function InPortal({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <NotificationProvider>
        <style>{portalStyles}</style>
        <InBusinessTimeZone>{children}</InBusinessTimeZone>
      </NotificationProvider>
    </QueryClientProvider>
  );
}
