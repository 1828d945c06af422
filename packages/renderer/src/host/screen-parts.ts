import type { ValueOptions } from "@portico/endpoints";
import type { ListScreen, ScreenWidget } from "@portico/screens";
import type { ComponentType } from "react";
import type { CustomAction } from "../action-kinds/action-kind.ts";

/** Props of a custom widget. */
export interface CustomWidgetProps {
  readonly widget: Extract<ScreenWidget, { kind: "custom" }>;
  readonly screen: ListScreen;
}

/** Loads a custom widget, on its first render. */
export type CustomWidgetLoader = () => Promise<ComponentType<CustomWidgetProps>>;

/** A part beside a list. */
export interface Aside {
  /** Who sees it. */
  readonly access: string;
  readonly load: () => Promise<ComponentType>;
}

/** An option of a custom filter. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the options of a custom filter.
 * @param today `YYYY-MM-DD` in the business time zone
 */
export type CustomFilter = (today: string) => readonly FilterChoice[];

/** Formats a value of a column. */
export type CustomFormat = (value: unknown, options: ValueOptions) => string;

/** Props of a part that adds a value for a choice about an uploaded file. */
export interface NewChoiceProps {
  /** The call that uploads the file. */
  readonly endpoint: string;
  readonly file: File;
  /** What was chosen about the file before, by query parameter. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Why the server asks. */
  readonly reason: string;
  /** Continues the upload with the new value. */
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** What an app implements itself, by the names that its screens use. */
export interface ScreenParts {
  /** Loads the custom actions, with the first that is run. @default none */
  readonly actions?: () => Promise<Readonly<Record<string, CustomAction>>>;
  /** Loads the list of custom widgets, with the first that is shown. @default none */
  readonly widgets?: () => Promise<Readonly<Record<string, CustomWidgetLoader>>>;
  /** The parts beside lists. @default none */
  readonly asides?: Readonly<Record<string, Aside>>;
  /** The custom filters. @default none */
  readonly filters?: Readonly<Record<string, CustomFilter>>;
  /** Loads the custom formats, before the first screen that uses one. @default none */
  readonly formats?: () => Promise<Readonly<Record<string, CustomFormat>>>;
  /** Parts that add a value, by the query parameters of uploads. @default none */
  readonly newChoices?: Readonly<Record<string, ComponentType<NewChoiceProps>>>;
}
