import { NotificationProvider } from "@portico/ui/notification";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { exampleHost } from "./example-host.fixtures.ts";
import type { RendererHost } from "./host/renderer-host.ts";
import { ScreenHost } from "./host/screen-host.tsx";
import { InBusinessTimeZone } from "./in-business-time-zone.tsx";
import styles from "./styles.css?inline";

export interface InHostProps {
  /** @default that of the example */
  host?: RendererHost;
  children: ReactNode;
}

/** Wraps a story in what an app has around its screens. Failed requests are not retried, and notifications are shown. */
export function InHost({ host = exampleHost, children }: InHostProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <NotificationProvider>
        <style>{styles}</style>
        <ScreenHost host={host}>
          <InBusinessTimeZone>{children}</InBusinessTimeZone>
        </ScreenHost>
      </NotificationProvider>
    </QueryClientProvider>
  );
}
