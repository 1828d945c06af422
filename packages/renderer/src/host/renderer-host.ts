import type { AccessRules, ListEndpoint, Rights } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import type { ToolbarAction } from "@portico/ui";
import type { ComponentType, ReactNode } from "react";
import type { ScreenClient } from "../client/screen-client.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";
import type { ScreenRouter } from "../router/screen-router.ts";
import type { ScreenParts } from "./screen-parts.ts";

/** A screen and its list endpoint. */
export interface LoadedScreen {
  readonly screen: ListScreen;
  readonly endpointId: string;
  /** The list endpoint from the contract. */
  readonly endpoint: ListEndpoint;
}

/** Settings of the deployment. */
export interface ScreenSettings {
  /** The time zone in which instants are shown. @default that of the computer */
  readonly timeZone?: string | undefined;
  /** The settings that columns, filters and actions can depend on. Undefined until they are loaded. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

export interface RecordToolsProps {
  /** The endpoint that returned the record's details. */
  readonly endpoint: string;
  readonly id: string;
  readonly name: string;
}

export interface PageFavoriteProps {
  readonly page: { readonly path: string; readonly title: string };
  /** Whether the state is needed now. */
  readonly isEnabled: boolean;
  /** Renders the page's menu. */
  readonly children: (favorite?: PageFavoriteState) => ReactNode;
}

/** Whether a page is a favorite of the user. */
export interface PageFavoriteState {
  readonly isFavorite: boolean;
  /** Adds or removes it. Resolves with the text of the notification. */
  readonly toggle: () => Promise<string>;
}

export interface DetailWidthProps {
  /** Renders the details beside the list. */
  readonly children: (stored: StoredWidth) => ReactNode;
}

/** How wide the user made the details beside lists. */
export interface StoredWidth {
  /** In px. @default that of the panel */
  readonly width?: number | undefined;
  /** Undefined until the stored width is loaded. */
  readonly save?: ((width: number) => Promise<void>) | undefined;
}

/** Whether the user's lists show as many rows as the screen has room for. */
export interface PageFit {
  /** Undefined while it is not known. */
  readonly isOn: boolean | undefined;
  /** Turns it on for all lists. */
  readonly turnOn: () => Promise<void>;
}

/**
 * What an app gives to its screens. The host stays the same while the app is open; what its hooks return may change.
 */
export interface RendererHost {
  /** Sends requests, and knows the endpoints of the app. `createClient` makes one. */
  readonly client: ScreenClient;
  readonly session: {
    /** The roles and claims of the user. Undefined while nobody is signed in. */
    readonly useRights: () => Rights | undefined;
    /** Whether somebody is signed in, so that leaving a page with unsaved changes must be confirmed. */
    readonly isSignedIn: () => boolean;
    /** How the app decides requirements. */
    readonly allows: AccessRules["allows"];
  };
  /** The app's router, such as `reactRouter({ basePath: "/office" })`. */
  readonly router: ScreenRouter;
  /** The settings of the deployment. `values` is referentially stable. */
  readonly useSettings: () => ScreenSettings;
  /**
   * Loads another screen and its endpoints, for details that show a row of it.
   * @throws Error if there is no such screen
   */
  readonly loadScreen: (id: string) => Promise<LoadedScreen>;
  /** The screens' own texts, such as those of `@portico/renderer/messages/es`. @default English */
  readonly messages?: RendererMessages | undefined;
  /** What the app implements itself. @default nothing */
  readonly parts?: ScreenParts;
  /** Shown with the details of each record. @default nothing */
  readonly RecordTools?: ComponentType<RecordToolsProps>;
  /** Lets users add the page of a list to their favorites, in its menu of views. @default they can't */
  readonly PageFavorite?: ComponentType<PageFavoriteProps>;
  /** Stores the width of the details beside lists. @default it isn't stored */
  readonly DetailWidth?: ComponentType<DetailWidthProps>;
  /** Stores whether lists show as many rows as the screen has room for. @default users choose it for each list */
  readonly usePageFit?: () => PageFit;
  /** Titles the page at a path, while its title differs from that of the screen. @default does nothing */
  readonly usePageTitle?: (path: string, title: string | undefined) => void;
  /** Offers the toolbar of the page elsewhere, too. Undefined offers nothing. @default does nothing */
  readonly useCommands?: (actions: readonly ToolbarAction[] | undefined) => void;
}
