export { loadCustomFormats } from "../custom-format.ts";
export type {
  DetailWidthProps,
  LoadedScreen,
  PageFavoriteProps,
  PageFit,
  RecordToolsProps,
  RendererHost,
} from "../host/renderer-host.ts";
export { ScreenHost } from "../host/screen-host.tsx";
export type { Aside, CustomFilter, CustomFormat, CustomWidgetLoader } from "../host/screen-parts.ts";
export { useHost } from "../host/use-host.ts";
export { useRights } from "../host/use-rights.ts";
export { InBusinessTimeZone } from "../in-business-time-zone.tsx";
export { useAllPreferences } from "../preferences/known-preferences.ts";
export { reactRouter } from "../router/react-router.ts";
