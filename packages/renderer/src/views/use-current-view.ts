import type { SavedView, ScreenPreferences } from "@portico/screens";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef, useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import { useClient } from "../client/screen-client.ts";
import { useLocation } from "../host/use-router.ts";
import type { ListContext } from "../list-state.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { pageMessages } from "../messages/page.ts";
import type { Preferences } from "../preferences/use-preferences.ts";
import type { ChangeListState } from "../use-list-state.ts";
import { useViews } from "./use-views.ts";
import { openView } from "./view-state.ts";

/** The view that a list shows. */
export interface CurrentView {
  /** The key of the screen in views. */
  readonly screenKey: string;
  /** Undefined while it loads, and without a view. */
  readonly view: SavedView | undefined;
  /** The user's preferences, or the view's layout with the changes since it was opened. */
  readonly preferences: Preferences;
  /** The user's own preferences for the screen, which have the default view. */
  readonly own: Preferences;
  /** Whether the URL or the preferences name a view that is not applied yet. */
  readonly isOpening: boolean;
  /** The ID of the view to open. Undefined if none is named. */
  readonly viewId: string | undefined;
}

/** Returns the view of the URL, or the default view of the screen on a new visit. */
export function useCurrentView(screenId: string, own: Preferences): CurrentView {
  const { search, state } = useLocation();
  const { preferencesKey, isPreview = false } = useCallOrigin() ?? {};
  const { services } = useClient();
  const screenKey = preferencesKey ?? screenId;
  const isNew = state === null;
  const inUrl = new URLSearchParams(search).get("view") ?? undefined;
  const defaultId = isNew && search === "" && !isPreview ? own.saved?.defaultViewId : undefined;
  const viewId = services.views && (inUrl ?? defaultId);
  const { data } = useViews({ isEnabled: viewId !== undefined });
  const view = data?.find((one) => one.id === viewId && one.screenId === screenKey);
  // Changes of the layout belong to the view until the list is left or they are saved.
  const [changed, setChanged] = useState<{ of: SavedView; layout: ScreenPreferences }>();
  const preferences: Preferences = view
    ? {
        saved: changed?.of === view ? changed.layout : view.layout,
        isPending: own.isPending,
        save: (layout) => setChanged({ of: view, layout }),
      }
    : own;
  return { screenKey, view, preferences, own, isOpening: viewId !== undefined && isNew, viewId };
}

/**
 * Shows the rows of the view that was opened by a link or is the default. Filters and an order in the link are kept.
 * Reports settings that no longer apply.
 */
export function useOpenView(
  { view, viewId, isOpening, own }: CurrentView,
  context: ListContext,
  change: ChangeListState,
) {
  const messages = useHostMessages();
  const notify = useNotify();
  const { search } = useLocation();
  const hasOwnRows = [...new URLSearchParams(search).keys()].some((name) => name !== "view");
  const { data, error } = useViews({ isEnabled: viewId !== undefined });
  const isMissing = viewId !== undefined && view === undefined && (data !== undefined || error !== null);
  const latestOwn = useRef(own);
  useEffect(() => {
    latestOwn.current = own;
  });
  useEffect(() => {
    if (!isOpening || !view) return;
    const texts = pageMessages(messages).openedView;
    const { state, removed } = openView(view, context, texts);
    const { view: id, pageSize } = state;
    change((before) => ({ ...before, ...(hasOwnRows ? { view: id, pageSize } : state) }), { replace: true });
    if (removed.length > 0)
      notify({ tone: "warning", text: texts.removedSettings(view.name, removed.join(", ")) });
  }, [isOpening, view, hasOwnRows, context, change, notify, messages]);
  useEffect(() => {
    if (!isMissing) return;
    const texts = pageMessages(messages);
    const { notLoaded, missing } = texts.openedView;
    const text = error ? notLoaded(errorMessage(error, texts)) : missing;
    notify({ tone: "warning", text });
    change((before) => ({ ...before, view: undefined }), { replace: true });
    const { saved, save } = latestOwn.current;
    if (error || saved?.defaultViewId !== viewId) return;
    const { defaultViewId: _, ...others } = saved;
    save(others);
  }, [isMissing, error, viewId, change, notify, messages]);
}
