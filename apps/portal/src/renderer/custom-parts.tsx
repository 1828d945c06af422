import type { customParts, ScreenWidget } from "@portico/portal-config";
import { ageAt, dayAfter } from "./days.ts";

type NameOf<Place extends keyof typeof customParts> = (typeof customParts)[Place][number];

/** A choice of a filter that the portal has made itself. */
export interface FilterChoice {
  readonly value: string;
  readonly days: number;
}

/** How the portal's own filters are entered: what they offer, each choice being a value of their filter. */
export const customFilters = {
  daysAhead: (today: string) => [7, 14, 30].map((days) => ({ value: dayAfter(today, days), days })),
} satisfies Record<NameOf<"filter">, (today: string) => readonly FilterChoice[]>;

/** How the portal's own formats write a value. */
export const customFormats = {
  age: (value: unknown) => ageAt(value, new Date()),
} satisfies Record<NameOf<"format">, (value: unknown) => string>;

/** Props of a widget of the portal's own. */
export interface CustomWidgetProps {
  widget: Extract<ScreenWidget, { kind: "custom" }>;
}

/** The code of the portal's own widgets, which comes when one is shown. */
export const customWidgets = {
  builtInScreens: () => import("./widgets/built-in-screens.tsx").then((module) => module.BuiltInScreens),
  legend: () => import("./widgets/legend.tsx").then((module) => module.Legend),
} satisfies Record<NameOf<"widget">, () => Promise<React.ComponentType<CustomWidgetProps>>>;
