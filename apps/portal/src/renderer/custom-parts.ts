import type { ValueOptions } from "@portico/contract";
import type { customParts } from "@portico/portal-config";
import { ageAt, dateAt, dayAfter } from "./days.ts";

type NameOf<Part extends keyof typeof customParts> = (typeof customParts)[Part][number];

/** An option of a custom filter. */
export interface FilterChoice {
  readonly value: string;
  readonly days: number;
}

/** The options of the portal's custom filters. */
export const customFilters = {
  daysAhead: (today: string) => [7, 14, 30].map((days) => ({ value: dayAfter(today, days), days })),
} satisfies Record<NameOf<"filter">, (today: string) => readonly FilterChoice[]>;

/** The portal's custom formats. */
export const customFormats = {
  age: (value) => ageAt(value, new Date()),
  dateAt,
} satisfies Record<NameOf<"format">, (value: unknown, options: ValueOptions) => string>;
