import type { ListScreen } from "@portico/portal-config";
import { MessagesProvider } from "@portico/ui/messages";
import { NotificationProvider } from "@portico/ui/notification";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { CallOriginContext } from "../../api/call-origin.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { previewOf, type Viewer } from "./preview-rights.ts";
import { previewRoutes } from "./preview-routes.tsx";
import { PreviewedScreen } from "./previewed-screen.ts";

/** Props of `PreviewedPortal`. */
export interface PreviewedPortalProps {
  /** One with other addresses is another portal. */
  screen: ListScreen;
  /** Undefined for the user. Each viewer gets a separate portal, so that no cached data is shared. */
  viewer: Viewer | undefined;
  /** The cache of the surrounding portal, of which the preview uses the configuration. */
  outside: QueryClient;
}

const texts = { notifications: { region: screenEditorMessages.preview.notices } };

/** All that a screen needs around it to be shown apart from the portal. */
export function PreviewedPortal({ screen, viewer, outside }: PreviewedPortalProps) {
  const [client] = useState(() => {
    const made = createQueryClient();
    const key = ["configuration.get"];
    made.setQueryData(key, outside.getQueryData(key));
    return made;
  });
  const [router] = useState(() => createMemoryRouter(previewRoutes(screen)));
  const origin = useMemo(
    () => ({ isPreview: true, ...(viewer && { preview: previewOf(viewer) }) }),
    [viewer],
  );
  return (
    <QueryClientProvider client={client}>
      <MessagesProvider messages={texts}>
        <NotificationProvider>
          <CallOriginContext value={origin}>
            <PreviewedScreen value={screen}>
              <RouterProvider router={router} />
            </PreviewedScreen>
          </CallOriginContext>
        </NotificationProvider>
      </MessagesProvider>
    </QueryClientProvider>
  );
}
