export type { EventActions as MonthEventActions } from "./event-title.js";
export type { MonthEvent, MonthEventLinkProps, RenderMonthEventLink } from "./month-event.js";
export { MonthView, type MonthViewProps } from "./month-view.js";
