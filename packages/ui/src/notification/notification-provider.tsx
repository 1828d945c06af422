"use client";

import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { type FocusOrigin, focusOrigin, returnFocus } from "../focus-return/focus-return.js";
import { useMessages } from "../messages/use-messages.js";
import { NotificationCard } from "./notification-card.js";
import { defaultLifetimes, isUrgent, type Lifetimes, push, type ShownNotice } from "./notification-stack.js";
import { type Notify, NotifyContext } from "./use-notify.js";

export interface NotificationProviderProps {
  /** The app. All components in it can show notifications. */
  children: ReactNode;
  /** Maximum number of notifications. The oldest is removed, sticky ones last. @default 5 */
  limit?: number | undefined;
  /** Milliseconds until notifications time out, by tone. @default 5,000; warnings 10,000; errors 20,000 */
  lifetimes?: Partial<Lifetimes> | undefined;
}

/** Shows notifications near the bottom of the window, above pagers and the buttons of sheets. Add one provider around the app. */
export function NotificationProvider({ children, limit = 5, lifetimes }: NotificationProviderProps) {
  const messages = useMessages();
  const [stack, setStack] = useState<readonly ShownNotice[]>([]);
  const [isPaused, setPaused] = useState(false);
  const lastId = useRef(0);

  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<FocusOrigin>(undefined);

  const dismiss = useCallback((id: string) => {
    const card = region.current?.querySelector(`[data-notice="${id}"]`);
    if (card?.querySelector(":focus-visible")) focusBeside(card, cameFrom.current);
    setStack((shown) => shown.filter((notice) => notice.id !== id));
    // A removed card does not fire a leave event.
    const focused = document.activeElement;
    if (!region.current?.contains(focused) || card?.contains(focused)) setPaused(false);
  }, []);
  const notify = useCallback<Notify>(
    (notice) => {
      lastId.current += 1;
      const id = String(lastId.current);
      setStack((shown) => push(shown, { ...notice, id }, limit));
      return () => dismiss(id);
    },
    [dismiss, limit],
  );
  const pause = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = focusOrigin(event.relatedTarget);
    setPaused(true);
  };
  const resume = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
  };
  const cards = (isShown: (notice: ShownNotice) => boolean) =>
    stack
      .filter(isShown)
      .map((notice) => (
        <NotificationCard
          key={notice.id}
          notice={notice}
          lifetimes={{ ...defaultLifetimes, ...lifetimes }}
          isPaused={isPaused}
          onDismiss={() => dismiss(notice.id)}
        />
      ));

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <section
        ref={region}
        data-notifications=""
        aria-label={messages.notifications.region}
        className="ui:pointer-events-none ui:fixed ui:inset-x-4 ui:top-16 ui:z-60 ui:flex ui:flex-col ui:gap-2 ui:font-sans ui:sm:start-auto ui:sm:top-auto ui:sm:bottom-20 ui:sm:w-96"
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={pause}
        onBlur={resume}
      >
        {/* Announced in a live region, because an open dialog hides everything else from screen readers. */}
        <div role="alert" aria-live="assertive" aria-atomic="false" className="ui:flex ui:flex-col ui:gap-2">
          {cards(isUrgent)}
        </div>
        <div role="status" aria-live="polite" aria-atomic="false" className="ui:flex ui:flex-col ui:gap-2">
          {cards((notice) => !isUrgent(notice))}
        </div>
      </section>
    </NotifyContext.Provider>
  );
}

/** A removed card passes the focus to the next one, or back to where it came from. */
function focusBeside(card: Element, cameFrom: FocusOrigin | undefined): void {
  const beside = card.nextElementSibling ?? card.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("button:last-of-type");
  if (next) next.focus();
  else if (cameFrom) returnFocus(cameFrom);
}
