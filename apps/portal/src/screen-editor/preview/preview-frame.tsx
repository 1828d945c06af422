import type { ListScreen } from "@portico/portal-config";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Viewer } from "./preview-rights.ts";
import { PreviewedPortal } from "./previewed-portal.tsx";

/** Props of `PreviewFrame`. */
export interface PreviewFrameProps {
  screen: ListScreen;
  /** Undefined for oneself. */
  viewer: Viewer | undefined;
}

/** The container of a preview, which is a portal with its own router and cache. */
export function PreviewFrame({ screen, viewer }: PreviewFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const outside = useQueryClient();
  useEffect(() => {
    const host = document.createElement("div");
    host.className = "h-full";
    containerRef.current?.append(host);
    const made = createRoot(host, { identifierPrefix: "preview-" });
    root.current = made;
    return () => {
      host.remove();
      // Not while another root renders.
      queueMicrotask(() => made.unmount());
    };
  }, []);
  useEffect(() => {
    root.current?.render(
      <PreviewedPortal
        key={JSON.stringify([viewer, screen.path, screen.detail?.path])}
        screen={screen}
        viewer={viewer}
        outside={outside}
      />,
    );
  });
  return (
    <section
      ref={containerRef}
      aria-label={screenEditorMessages.preview.area}
      className="min-w-0 overflow-hidden rounded-lg border border-border bg-surface"
    />
  );
}
