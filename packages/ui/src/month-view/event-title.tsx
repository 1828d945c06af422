"use client";

import { createElement, type ReactNode } from "react";
import type { MonthEvent, RenderMonthEventLink } from "./month-event.js";

/** How events are opened. */
export interface EventActions {
  /** Renders the link of an event with `href`. @default an `a` element */
  renderLink?: RenderMonthEventLink | undefined;
  /** Called when an event without `href` is pressed. Without it, such events are text. */
  onEventPress?: ((change: { event: MonthEvent }) => void) | undefined;
}

interface EventTitleProps extends EventActions {
  event: MonthEvent;
  className: string;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** A link, a button or text with the content. */
export function EventTitle({ event, renderLink = anchor, onEventPress, ...rest }: EventTitleProps) {
  if (event.href !== undefined) return renderLink({ ...rest, href: event.href });
  if (onEventPress) return <button {...rest} type="button" onClick={() => onEventPress({ event })} />;
  return <span className={rest.className}>{rest.children}</span>;
}

const anchor: RenderMonthEventLink = (props) => createElement("a", props);
