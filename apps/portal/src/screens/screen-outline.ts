import type { Endpoint } from "@portico/contract";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";

/** What router and sidebar know of a screen before it is opened. */
export type ScreenOutline = Pick<ListScreen, "kind" | "id" | "path" | "title" | "access" | "navigation"> & {
  readonly detail?: Pick<ScreenDetail, "path" | "title" | "idField"> | undefined;
};

/** A screen that can be opened. */
export type ScreenEntry = ScreenOutline & {
  /** Loads the whole screen, with the endpoints that it uses. */
  readonly load: () => Promise<ScreenModule>;
};

/** A screen with the endpoints of the features that it uses. */
export interface ScreenModule {
  readonly screen: ListScreen;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}
