"use client";

import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from "react";
import { createPortal } from "react-dom";
import { isInputMethodKey } from "../keyboard/index.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import { NotificationCard } from "./notification-card.js";
import { isUrgent, type Lifetimes, type ShownNotice } from "./notification-stack.js";
import { useStackPlacement } from "./use-stack-placement.js";

interface NotificationRegionProps {
  region: RefObject<HTMLElement | null>;
  /** The element to mount it in. */
  host: HTMLElement;
  /** The overlay of the open dialog, which then contains the host. */
  modal: HTMLElement | undefined;
  stack: readonly ShownNotice[];
  lifetimes: Lifetimes;
  /** The user hovers over or focuses the stack, so nothing is dismissed. */
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  /** Called when the focus enters, with the element that had it. */
  onEnter: (cameFrom: Element | null) => void;
  onDismiss: (id: string) => void;
}

/** The notifications, announced as they appear. */
export function NotificationRegion(props: NotificationRegionProps) {
  const { region, host, modal, stack, lifetimes, isPaused, onPausedChange, onEnter, onDismiss } = props;
  const { region: label } = useSharedMessages().notifications;
  useStackPlacement(region, modal, stack);
  const pause = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onEnter(event.relatedTarget);
    onPausedChange(true);
  };
  const resume = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onPausedChange(false);
  };
  const press = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (!(target instanceof Element) || isInputMethodKey(event)) return;
    const id = target.closest<HTMLElement>("[data-notice]")?.dataset.notice;
    if (key === "Escape" && id !== undefined) onDismiss(id);
    const next = key === "Tab" && modal ? nextInDialog(modal, target, shiftKey) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const urgent = stack.filter(isUrgent);
  const others = stack.filter((notice) => !isUrgent(notice));
  const cards = (shown: readonly ShownNotice[]) =>
    shown.map((notice) => (
      <NotificationCard
        key={notice.id}
        {...{ notice, lifetimes, isPaused }}
        onDismiss={() => onDismiss(notice.id)}
      />
    ));
  return createPortal(
    <section
      ref={region}
      data-notifications=""
      data-handles-escape=""
      aria-label={label}
      className="ui:pointer-events-none ui:fixed ui:z-60 ui:font-sans ui:print:hidden"
      onMouseEnter={() => onPausedChange(true)}
      onMouseLeave={() => onPausedChange(false)}
      onMouseDown={keepFocus}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={press}
    >
      <div className="ui:[&>:not(:empty)+:not(:empty)]:mt-2">
        {/* They are live before they have content, or else the first notification would not be announced. */}
        <div
          role={urgent.length > 0 ? "alert" : undefined}
          aria-live="assertive"
          aria-atomic="false"
          className="ui:flex ui:flex-col ui:gap-2"
        >
          {cards(urgent)}
        </div>
        <div
          role={others.length > 0 ? "status" : undefined}
          aria-live="polite"
          aria-atomic="false"
          className="ui:flex ui:flex-col ui:gap-2"
        >
          {cards(others)}
        </div>
      </div>
    </section>,
    host,
  );
}

/** A pressed button leaves the focus in the field where the user is writing. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

const stops = ":is(a[href], button, input, select, textarea, [tabindex='0']):not(:disabled, [tabindex='-1'])";

/** Where Tab leads from the last stop of a dialog, and Shift+Tab from the first. The dialog doesn't know of these. */
function nextInDialog(modal: HTMLElement, from: Element, isBackwards: boolean): HTMLElement | undefined {
  const all = [...modal.querySelectorAll<HTMLElement>(stops)].filter((one) => one.checkVisibility());
  const [start, end] = isBackwards ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  return from === start ? end : undefined;
}
