import type { ValueOptions } from "@portico/contract";
import type { customParts, ListScreen } from "@portico/portal-config";
import { dayAfter } from "./days.ts";

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

type CustomFormats = typeof import("./custom-formats.ts")["customFormats"];
let formats: Partial<CustomFormats> = {};

/** Formats a value in a custom format. Undefined if the formats aren't loaded. */
export function formatCustom(
  name: keyof CustomFormats,
  value: unknown,
  options: ValueOptions,
): string | undefined {
  return formats[name]?.(value, options);
}

/** Loads the custom formats if the screen uses one. Uses `then` for the reason given in `portal-routes.tsx`. */
export async function loadCustomFormats(screen: ListScreen): Promise<void> {
  if (!/"format":{"name":"(?!link")/.test(JSON.stringify(screen))) return;
  formats = await import("./custom-formats.ts").then((module) => module.customFormats);
}
