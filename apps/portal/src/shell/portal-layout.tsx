import { Outlet, useLocation } from "react-router";
import { useBrandName } from "../brand/use-brand.ts";
import { useConfigurationUpdates } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { documentTitle } from "../routing/page-title.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { BuildCheck } from "./build-check.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

function skipToContent() {
  document.getElementById("content")?.focus();
}

/** The layout of all portal pages: sidebar, top bar and content. */
export function PortalLayout() {
  const { pathname } = useLocation();
  const brandName = useBrandName();
  const { titles } = useCustomScreens();
  useConfigurationUpdates();
  return (
    <div className="flex h-dvh print:block print:h-auto">
      <title>{documentTitle(pathname, brandName, titles)}</title>
      {/* A button, because a link would add a history entry without the list's personal filters. */}
      <button
        type="button"
        onClick={skipToContent}
        className="sr-only z-50 rounded-md bg-surface-raised px-3 py-2 text-form shadow-float focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {messages.navigation.skip}
      </button>
      <aside data-print="hidden" className="w-58 shrink-0 border-e border-border max-[56.25rem]:hidden">
        <Sidebar />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar />
        <main
          id="content"
          tabIndex={-1}
          className="relative min-h-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
        >
          <Outlet />
        </main>
      </div>
      <BuildCheck />
    </div>
  );
}
