export { FormatProvider, type FormatProviderProps } from "./format-provider.js";
export type { DatePattern, FormatSettings } from "./format-settings.js";
export { type Formats, useFormats } from "./use-formats.js";
