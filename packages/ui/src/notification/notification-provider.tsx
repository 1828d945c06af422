"use client";

import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { useMessages } from "../messages/use-messages.js";
import { NotificationCard } from "./notification-card.js";
import { isUrgent, push, type ShownNotice } from "./notification-stack.js";
import { type Notify, NotifyContext } from "./use-notify.js";

export interface NotificationProviderProps {
  children: ReactNode;
}

/** Holds the stack of notices, at the lower end of the window. Stands once, around the app. */
export function NotificationProvider({ children }: NotificationProviderProps) {
  const messages = useMessages();
  const [stack, setStack] = useState<readonly ShownNotice[]>([]);
  const [isPaused, setPaused] = useState(false);
  const lastId = useRef(0);

  const dismiss = useCallback((id: string) => {
    setStack((shown) => shown.filter((notice) => notice.id !== id));
    setPaused(false);
  }, []);
  const notify = useCallback<Notify>(
    (notice) => {
      lastId.current += 1;
      const id = String(lastId.current);
      setStack((shown) => push(shown, { ...notice, id }));
      return () => dismiss(id);
    },
    [dismiss],
  );
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
          isPaused={isPaused}
          onDismiss={() => dismiss(notice.id)}
        />
      ));

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <section
        aria-label={messages.notifications.region}
        className="ui:pointer-events-none ui:fixed ui:inset-x-4 ui:bottom-4 ui:z-60 ui:flex ui:flex-col ui:gap-2 ui:font-sans ui:sm:start-auto ui:sm:w-96"
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={resume}
      >
        <div role="alert" aria-atomic="false" className="ui:flex ui:flex-col ui:gap-2">
          {cards(isUrgent)}
        </div>
        <div role="status" aria-atomic="false" className="ui:flex ui:flex-col ui:gap-2">
          {cards((notice) => !isUrgent(notice))}
        </div>
      </section>
    </NotifyContext.Provider>
  );
}
