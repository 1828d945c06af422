import type { Endpoint } from "@portico/contract";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";

/** The part of a screen that the router and the sidebar need before it is opened. */
export type ScreenOutline = Pick<ListScreen, "kind" | "id" | "path" | "title" | "access" | "navigation"> & {
  readonly detail?: Pick<ScreenDetail, "path" | "title" | "idField"> | undefined;
};

/** A screen that can be opened. */
export type ScreenEntry = ScreenOutline & {
  /** Loads the screen and its endpoints. */
  readonly load: () => Promise<ScreenModule>;
};

/** A screen with the endpoints of the features that it uses. */
export interface ScreenModule {
  readonly screen: ListScreen;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** A view that a screen declares. */
export interface DeclaredView {
  readonly screenId: string;
  readonly label: string;
  /** The query of its address. */
  readonly search: string;
}
