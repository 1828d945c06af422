import type { customParts } from "@portico/portal-config";
import { ageAt, dayAfter } from "./days.ts";

type NameOf<Part extends keyof typeof customParts> = (typeof customParts)[Part][number];

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
