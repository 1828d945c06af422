import type { ListScreen } from "@portico/portal-config";
import { CallOriginContext } from "@portico/renderer/client";
import type { RendererHost } from "@portico/renderer/host";
import { ScreenHost, useHost } from "@portico/renderer/host";
import { type ListPreview, ListPreviewContext } from "@portico/renderer/list";
import { MessagesProvider } from "@portico/ui/messages";
import { NotificationProvider } from "@portico/ui/notification";
import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Navigate, type RouteObject, RouterProvider } from "react-router";
import { createQueryClient } from "../../../../api/query-client.ts";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { previewOf, type Viewer } from "./preview-rights.ts";
import { PreviewCrash, PreviewedDetail, PreviewedLinkOut, PreviewedList } from "./previewed-pages.tsx";
import { PreviewedScreen } from "./previewed-screen.ts";

const { area, notices } = screenEditorMessages.preview;
const messages = { notifications: { region: notices } };
const configurationKey = ["configuration.get"];

export interface PreviewFrameProps {
  screen: ListScreen;
  /** Undefined for the user. */
  viewer: Viewer | undefined;
  /** Whether rows are cards, as wide as a phone. */
  isPhone: boolean;
  /** Called with the fields of the columns in a new order. */
  onColumnOrder: ListPreview["onColumnOrder"];
}

/** The container of a preview, which is a portal with its own React root, router and cache. */
export function PreviewFrame({ screen, viewer, isPhone, onColumnOrder }: PreviewFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<Root>(undefined);
  const client = useQueryClient();
  const host = useHost();
  useEffect(() => {
    const element = document.createElement("div");
    element.className = "h-full";
    containerRef.current?.append(element);
    const root = createRoot(element, { identifierPrefix: "preview-" });
    rootRef.current = root;
    return () => {
      element.remove();
      // Not while another root renders.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  useEffect(() => {
    // Another viewer or path needs another portal, so that no cached data is shared.
    const key = JSON.stringify([viewer, screen.path, screen.detail?.path]);
    rootRef.current?.render(
      <PreviewedPortal key={key} {...{ screen, viewer, isPhone, onColumnOrder, host }} outer={client} />,
    );
  });
  return (
    <section
      ref={containerRef}
      aria-label={area}
      className={`min-w-0 overflow-hidden rounded-lg border border-border bg-surface ${isPhone ? "mx-auto w-full max-w-97.5" : ""}`}
    />
  );
}

interface PreviewedPortalProps extends PreviewFrameProps {
  host: RendererHost;
  /** The cache of the surrounding portal, which has the configuration. */
  outer: QueryClient;
}

function PreviewedPortal({ screen, viewer, isPhone, onColumnOrder, host, outer }: PreviewedPortalProps) {
  const [client] = useState(() => {
    const created = createQueryClient();
    created.setQueryData(configurationKey, outer.getQueryData(configurationKey));
    return created;
  });
  const [router] = useState(() => createMemoryRouter(routesOf(screen)));
  const origin = useMemo(
    () => ({ isPreview: true, ...(viewer && { preview: previewOf(viewer) }) }),
    [viewer],
  );
  const preview = useMemo(() => ({ isPhone: isPhone || undefined, onColumnOrder }), [isPhone, onColumnOrder]);
  return (
    <QueryClientProvider client={client}>
      <MessagesProvider messages={messages}>
        <NotificationProvider>
          <CallOriginContext value={origin}>
            <ScreenHost host={host}>
              <PreviewedScreen value={screen}>
                <ListPreviewContext value={preview}>
                  <RouterProvider router={router} />
                </ListPreviewContext>
              </PreviewedScreen>
            </ScreenHost>
          </CallOriginContext>
        </NotificationProvider>
      </MessagesProvider>
    </QueryClientProvider>
  );
}

/** The list, its detail page, and a message for links to other pages. */
function routesOf({ path, detail }: ListScreen): RouteObject[] {
  const errorElement = <PreviewCrash />;
  const detailPath = detail?.path;
  return [
    { index: true, element: <PreviewedList />, errorElement },
    { path: `portal/${path}`, element: <Navigate to="/" replace /> },
    ...(detailPath ? [{ path: `portal/${detailPath}`, element: <PreviewedDetail />, errorElement }] : []),
    { path: "*", element: <PreviewedLinkOut /> },
  ];
}
