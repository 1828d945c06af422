import { customScreenPreferencesKey } from "@portico/contract";
import { isListScreen, type ListScreen } from "@portico/portal-config";
import { CallOriginContext, errorMessage, errorStatus, NotLoaded } from "@portico/renderer/client";
import { Skeleton } from "@portico/ui";
import { type ReactNode, useMemo } from "react";
import { useParams } from "react-router";
import { customScreenMessages as texts } from "../../../messages/custom-screens.ts";
import { BackToPortal } from "../../../pages/back-to-portal.tsx";
import { MessagePage } from "../../../pages/message-page.tsx";
import { useOpenPageTitle } from "../../../routing/use-open-page-title.ts";
import { BrokenCustomScreen } from "./broken-custom-screen.tsx";
import { CustomScreenNotices, type CustomScreenNoticesProps } from "./custom-screen-notices.tsx";
import { type PublishedScreen, useCustomScreen } from "./use-custom-screen.ts";

export interface CustomScreenFrameProps {
  /** Draws the screen. */
  children: (shown: { screen: ListScreen; version: number }) => ReactNode;
}

const skeletonLines = [1, 2, 3, 4, 5, 6, 7, 8];

/** The screen of the URL, or its loading, not-found or invalid state. */
export function CustomScreenFrame({ children }: CustomScreenFrameProps) {
  const { screenId = "" } = useParams();
  const { data, error, isFetching, refetch, screenStatus: status } = useCustomScreen(screenId);
  useOpenPageTitle(`/portal/screens/${screenId}`, data?.title);
  if (data) {
    return (
      <Shown
        published={data}
        status={status}
        onReload={() => void refetch()}
        isReloading={isFetching}
        failure={error ? errorMessage(error) : undefined}
      >
        {children}
      </Shown>
    );
  }
  if (errorStatus(error) === 404) return <MessagePage {...texts.notFound} action={<BackToPortal />} />;
  if (error) {
    return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  }
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-3">
      {skeletonLines.map((line) => (
        <Skeleton key={line} className="h-7" />
      ))}
    </div>
  );
}

interface ShownProps extends CustomScreenFrameProps, Omit<CustomScreenNoticesProps, "dropped"> {
  published: PublishedScreen;
}

function Shown({ published, children, ...notices }: ShownProps) {
  const { id, version, title, screen, dropped, problems, editorId } = published;
  const origin = useMemo(
    () => ({ screen: { id, version }, preferencesKey: customScreenPreferencesKey(id) }),
    [id, version],
  );
  return (
    <CallOriginContext value={origin}>
      <div data-full-bleed="" className="flex min-h-full flex-col min-[56.25rem]:h-full print:block">
        <CustomScreenNotices dropped={dropped} {...notices} />
        <div className="min-h-0 flex-1">
          {isListScreen(screen) ? (
            children({ screen, version })
          ) : (
            <BrokenCustomScreen title={title} problems={problems} editorId={editorId} />
          )}
        </div>
      </div>
    </CallOriginContext>
  );
}
