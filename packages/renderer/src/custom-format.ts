import type { ValueOptions } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import type { CustomFormat, ScreenParts } from "./host/screen-parts.ts";

let formats: Readonly<Record<string, CustomFormat>> = {};

/** Formats a value in a custom format. Undefined if the formats aren't loaded. */
export function formatCustom(name: string, value: unknown, options: ValueOptions): string | undefined {
  return formats[name]?.(value, options);
}

/** Loads the app's custom formats if the screen uses one. */
export async function loadCustomFormats(screen: ListScreen, load: ScreenParts["formats"]): Promise<void> {
  if (load && /"format":{"name":"(?!link")/.test(JSON.stringify(screen))) formats = await load();
}
