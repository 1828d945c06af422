import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import portalStyles from "./app.css?inline";

/** What a part of the portal has around it there, for a story of it: calls are tried once, and notices are shown. */
export function InPortal({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <NotificationProvider>
        <style>{portalStyles}</style>
        {children}
      </NotificationProvider>
    </QueryClientProvider>
  );
}
