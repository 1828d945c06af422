"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTopModal } from "../dialog/open-modals.js";
import { type FocusOrigin, focusOrigin, returnFocus } from "../focus-return/focus-return.js";
import { NotificationRegion } from "./notification-region.js";
import { defaultLifetimes, type Lifetimes, push, type ShownNotice } from "./notification-stack.js";
import { type Notify, NotifyContext } from "./use-notify.js";
import { useStackHost } from "./use-stack-host.js";

export interface NotificationProviderProps {
  /** The app. All components in it can show notifications. */
  children: ReactNode;
  /** Maximum number of notifications. The oldest is removed, sticky ones last. @default 5 */
  limit?: number | undefined;
  /** Milliseconds until notifications time out, by tone. @default 5,000; warnings 10,000; errors 20,000 */
  lifetimes?: Partial<Lifetimes> | undefined;
}

/**
 * Shows notifications near the bottom of the window, where they cover no open dialog, toolbar or heading, nor anything
 * else that has the attribute `data-keep-clear`. Add one provider around the app.
 */
export function NotificationProvider({ children, limit = 5, lifetimes }: NotificationProviderProps) {
  const [stack, setStack] = useState<readonly ShownNotice[]>([]);
  const [isPaused, setPaused] = useState(false);
  const lastId = useRef(0);
  const home = useRef<HTMLSpanElement>(null);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<FocusOrigin>(undefined);
  const modal = useTopModal();
  const host = useStackHost(home, modal?.firstElementChild);

  const forget = useEndCallbacks(stack);

  const dismiss = useCallback((id: string) => {
    const card = region.current?.querySelector(`[data-notice="${id}"]`);
    if (card?.contains(document.activeElement)) focusBeside(card, cameFrom.current);
    setStack((shown) => shown.filter((notice) => notice.id !== id));
    // A removed card does not fire a leave event.
    if (!region.current?.contains(document.activeElement)) setPaused(false);
  }, []);
  const notify = useCallback<Notify>(
    (notice) => {
      lastId.current += 1;
      const id = String(lastId.current);
      setStack((shown) => push(shown, { ...notice, id }, limit));
      return () => {
        forget(id);
        dismiss(id);
      };
    },
    [dismiss, forget, limit],
  );
  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <span ref={home} className="ui:contents" />
      {host && (
        <NotificationRegion
          {...{ region, host, modal, stack, isPaused }}
          lifetimes={{ ...defaultLifetimes, ...lifetimes }}
          onDismiss={dismiss}
          onPausedChange={setPaused}
          onEnter={(element) => {
            cameFrom.current = focusOrigin(element);
          }}
        />
      )}
    </NotifyContext.Provider>
  );
}

/** Calls `onEnd` of notifications that are gone. Returns what forgets the callback of one. */
function useEndCallbacks(stack: readonly ShownNotice[]): (id: string) => void {
  const [callbacks] = useState(() => new Map<string, () => void>());
  useEffect(() => {
    const shown = new Set(stack.map(({ id }) => id));
    for (const [id, onEnd] of callbacks) {
      if (shown.has(id)) continue;
      callbacks.delete(id);
      onEnd();
    }
    for (const { id, onEnd } of stack) if (onEnd) callbacks.set(id, onEnd);
  }, [stack, callbacks]);
  return useCallback((id) => void callbacks.delete(id), [callbacks]);
}

/** A removed card passes the focus to the next one, or back to where it came from. */
function focusBeside(card: Element, cameFrom: FocusOrigin | undefined): void {
  const beside = card.nextElementSibling ?? card.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("button:last-of-type");
  if (next) next.focus();
  else if (cameFrom) returnFocus(cameFrom);
}
